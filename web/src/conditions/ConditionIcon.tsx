import { Drawing } from '../ui/icons/FrameIcon.tsx'

// Each catalogue icon has its own name, which is synced; they are drawn by what they have in common, so that twelve
// drawings serve two hundred names. Names that are not listed here use the general drawing.

const NAMES = {
  spine: `
    spine neck lower-spine upper-spine sciatic-nerve spinal-disc spinal-disc-neck worn-disc
    narrow-spinal-canal worn-vertebrae worn-neck-vertebrae facet-joint sacroiliac-joint tailbone
    slipped-vertebra curved-spine wedge-vertebra compressed-vertebra fused-vertebrae`,
  joint: `
    joint worn-joint worn-knee worn-hip hand-joints thumb-joint joint-pain shoulder hip knee foot
    frozen-shoulder shoulder-pinch hip-pinch hip-socket bone-necrosis kneecap meniscus big-toe
    bleeding-joint`,
  muscle: `
    trigger-point muscle tight-muscle twisted-muscle rotator-cuff bursa tendon outer-elbow
    inner-elbow thumb-tendon bent-finger keyboard-hand sole-of-foot heel-bone achilles-tendon
    outer-hip outer-thigh buttock-muscle rib-cartilage`,
  head: `
    head head-half head-zigzag head-calendar head-cycle head-spiral head-band eye-bolt head-pill
    head-bandage head-neck head-daily head-one-side sinus brain-pressure head-drop back-of-head
    face-bolt face throat-bolt mouth-flame jaw teeth-grinding tooth head-impact brain-stem`,
  nerve: `
    nerve nerve-endings nerve-sugar nerve-fine skin-blisters skin-nerve wrist-nerve elbow-nerve
    ankle-nerve toes-nerve thigh-nerve pelvic-nerve ribs-nerve collarbone-nerve neck-nerve
    back-nerve nerve-shield nerve-wave nerve-helix brain-nerve tremor-hand brain-bolt spinal-cord
    restless-legs cell spinal-membrane nerve-cyst spinal-cavity lower-spine-nerves`,
  belly: `
    belly bowel stomach stomach-flame stomach-lining stomach-ulcer gallbladder pancreas bowel-flame
    colon wheat bowel-pouch stomach-slow bowel-blocked belly-scar belly-nerve groin seat-cushion
    fissure pelvic-bolt pelvis pelvic-floor pregnancy uterus-lesion uterus-wall calendar-drop
    uterus-nodule ovary pelvic-flame flower intimacy pelvic-veins bladder bladder-germ kidney-stone
    prostate groin-male`,
  flame: `
    swollen-joint joint-skin spine-flame spine-joint child-joint joint-germ toe-crystal crystal
    shoulders-hips temple-artery butterfly dry-eye tight-skin muscle-flame mouth-ulcer fever-belly
    skin-nodule`,
  ribbon: `
    ribbon bone-spots ribbon-breast ribbon-prostate ribbon-lung ribbon-pancreas ribbon-bowel
    bone-marrow nerve-drip chest-scar beam pill-joint mouth-sore`,
  scar: `
    scalpel spine-scar groin-scar chest-surgery knee-implant hip-implant belly-line phantom-limb
    stump scar neck-jolt burn broken-bone knee-ligament arm-nerves`,
  vessel: `
    leg-artery cold-fingers leg-vein twisted-vein vein-clot heart hot-feet leg-wound swollen-limb
    sickle-cell`,
  body: `
    body-points low-battery hand-flame nerve-flame bendy-thumb bendy-joint virus-clock body clock
    pain-circle cell-burst standing-heart mind-body`,
} as const

type ConditionShape = keyof typeof NAMES | 'other'

const SHAPES: ReadonlyMap<string, ConditionShape> = new Map(
  Object.entries(NAMES).flatMap(([shape, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name): [string, ConditionShape] => [name, shape as ConditionShape]),
  ),
)

/** The drawing for an icon; a typed condition has no icon and uses the general drawing. [COND-1] */
export const conditionShape = (icon: string | null): ConditionShape => SHAPES.get(icon ?? '') ?? 'other'

// Drawn on a 24 by 24 grid with a stroke of 2, as all icons.
const DRAWINGS: Record<ConditionShape, string> = {
  spine: 'M12 3v18M8 5.5h8M7 10h10M7 14.5h10M8.5 19h7',
  joint: 'M6 3v5a6 6 0 0 0 12 0V3M6 21v-1a6 6 0 0 1 12 0v1',
  muscle: 'M4.5 19.5C4.5 11 11 4.5 19.5 4.5c0 8.5-6.5 15-15 15zM8.5 15.5l7-7',
  head: 'M15.5 21v-3.5H18v-4l1.5-1L18 9.5C17.8 5.8 15 3 11.5 3A7 7 0 0 0 4.5 10c0 3 1.5 4.5 2.5 6v5',
  nerve: 'M12 3v18M12 9.5 6 14v5M12 9.5l6 4.5v5',
  belly: 'M9.5 3v5C9.5 10 5 10.5 5 15.5A5.5 5.5 0 0 0 10.5 21C16 21 19.5 18 19.5 13.5S16.5 8 14.5 8.5V3',
  flame:
    'M12 3c1 3.5 6 6 6 11.5a6 6 0 0 1-12 0c0-2.5 1.5-4.5 2.5-5.5.5 1.5 1.5 2.2 2.3 2.2C12 9 11.5 6 12 3z',
  ribbon: 'M8.5 21l6-10.5c1.7-3.2.5-7-2.5-7s-4.2 3.8-2.5 7l6 10.5',
  scar: 'M3.5 12h17M7 8.5v7M12 8.5v7M17 8.5v7',
  vessel: 'M12 20.5s-8-4.6-8-10.3A4.4 4.4 0 0 1 12 7.7a4.4 4.4 0 0 1 8 2.5c0 5.7-8 10.3-8 10.3z',
  body: 'M9.5 5.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M5.5 11h13M12 11v5M12 16l-4 5M12 16l4 5',
  other: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 8.5v7M8.5 12h7',
}

/** Shown beside the name, never instead of it. */
export function ConditionIcon({ icon }: { icon: string | null }) {
  return <Drawing path={DRAWINGS[conditionShape(icon)]} />
}
