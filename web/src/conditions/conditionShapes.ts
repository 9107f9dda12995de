// Each catalogue icon has a name of its own, which is synced; they are drawn by what they have in common, so that
// twelve drawings serve two hundred names. Names that are not listed here use the general drawing.

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

export type ConditionShape = keyof typeof NAMES | 'other'

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
