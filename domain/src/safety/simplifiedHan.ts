// Only the characters used in the phrases: each traditional form with its simplified one. [SAFE-4]
const PAIRS =
  '殺杀結结輕轻尋寻樓楼藥药遺遗書书沒没無无頭头劇剧發发燒烧頸颈說说話话視视軟软腫肿關关節节脹胀嘔呕懷怀減减體体墜坠車车禍祸' +
  '難难氣气悶闷壓压著着個个這这們们會会對对還还過过來来為为與与從从離离開开紅红熱热糞粪腦脑藍蓝觸触壞坏負负擔担義义傷伤繩绳' +
  '橋桥鐵铁軌轨徹彻變变術术總总給给讓让兒儿點点麼么裡里後后喚唤聽听講讲樣样覺觉飯饭長长單单側侧臉脸齒齿嚼嚼麗丽嚴严驟骤' +
  '煩烦餓饿親亲們们買买賣卖東东業业邊边圍围門门間间問问爺爷塊块輛辆撞撞樑梁訣诀別别亞亚憂忧鬱郁幾几條条斷断癥症僅仅' +
  '遠远卻却於于跡迹臨临終终絕绝極极滿满麻麻癢痒瘡疮潰溃瘍疡瀉泻憋憋喘喘慮虑懼惧驚惊響响應应該该誰谁尿尿濕湿褲裤襠裆'

const SIMPLE = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, place) => [
    PAIRS[place * 2] ?? '',
    PAIRS[place * 2 + 1] ?? '',
  ]),
)

const HAN = /[\u4e00-\u9fff]/g

export const toSimplifiedHan = (text: string): string =>
  text.replaceAll(HAN, (sign) => SIMPLE.get(sign) ?? sign)
