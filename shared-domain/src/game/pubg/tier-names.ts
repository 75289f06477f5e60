import { compose, localized, unknownName } from '../../locale/index.ts';
import type { TierLabel } from '../types.ts';

const names = {
  unranked: localized('언랭크', 'Unranked', '未排名', '未定级', 'アンランク'),
  bronze: localized('브론즈', 'Bronze', '青銅', '青铜', 'ブロンズ'),
  silver: localized('실버', 'Silver', '白銀', '白银', 'シルバー'),
  gold: localized('골드', 'Gold', '黃金', '黄金', 'ゴールド'),
  platinum: localized('플래티넘', 'Platinum', '白金', '铂金', 'プラチナ'),
  crystal: localized('크리스탈', 'Crystal', '水晶', '水晶', 'クリスタル'),
  diamond: localized('다이아몬드', 'Diamond', '鑽石', '钻石', 'ダイヤモンド'),
  elite: localized('엘리트', 'Elite', '菁英', '精英', 'エリート'),
  master: localized('마스터', 'Master', '大師', '大师', 'マスター'),
  survivor: localized('서바이버', 'Survivor', '生存者', '生存者', 'サバイバー'),
  beginner: localized('입문자', 'Beginner', '新手', '新手', 'ビギナー'),
  novice: localized('초심자', 'Novice', '初學者', '初学者', 'ノービス'),
  experienced: localized('경험자', 'Experienced', '老手', '老手', 'エクスペリエンスド'),
  skilled: localized('숙련자', 'Skilled', '熟練者', '熟练者', 'スキルド'),
  specialist: localized('전문가', 'Specialist', '專家', '专家', 'スペシャリスト'),
  expert: localized('숙달자', 'Expert', '達人', '达人', 'エキスパート'),
};

export type TierId = keyof typeof names;

const isTierId = (id: string): id is TierId => Object.hasOwn(names, id);

/** No season has both, and each title has a tier with the same points. */
const borrowedMarks: Partial<Record<TierId, TierId>> = {
  elite: 'crystal',
  beginner: 'bronze',
  novice: 'silver',
  experienced: 'gold',
  skilled: 'platinum',
  specialist: 'diamond',
  expert: 'crystal',
};

export function tierLabel(spelled: string, division = ''): TierLabel {
  const id = spelled.trim().toLowerCase();
  const isKnown = isTierId(id);
  const name = isKnown ? names[id] : unknownName(spelled);
  return {
    id,
    division,
    name,
    label: division ? compose((...parts) => parts.join(' '), name, division) : name,
    mark: isKnown ? (borrowedMarks[id] ?? id) : 'neutral',
    isKnown,
  };
}
