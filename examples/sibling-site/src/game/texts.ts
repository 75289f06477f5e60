import { localized } from '@hotdrop/shared-domain/locale';

/** The game's texts in Korean, English, Chinese (Taiwan), Chinese (China), and Japanese. */
export const texts = {
  game: localized('아레나 킹스', 'Arena Kings', '競技場之王', '竞技场之王', 'アリーナキングス'),
  pc: localized('PC', 'PC', '電腦', '电脑', 'PC'),
  console: localized('콘솔', 'Console', '主機', '主机', 'コンソール'),
  duel: localized('결투', 'Duel', '單挑', '单挑', 'デュエル'),
  team: localized('팀전', 'Team', '團隊', '团队', 'チーム'),
  ladder: localized('래더', 'Ladder', '天梯', '天梯', 'ラダー'),
  casual: localized('일반', 'Casual', '休閒', '休闲', 'カジュアル'),
  foundry: localized('주조소', 'Foundry', '鑄造廠', '铸造厂', '鋳造所'),
  gardens: localized('정원', 'Gardens', '花園', '花园', '庭園'),
  bronze: localized('브론즈', 'Bronze', '青銅', '青铜', 'ブロンズ'),
  silver: localized('실버', 'Silver', '白銀', '白银', 'シルバー'),
  gold: localized('골드', 'Gold', '黃金', '黄金', 'ゴールド'),
  king: localized('킹', 'King', '王者', '王者', 'キング'),
  tagline: localized(
    '결투와 팀전의 전적',
    'Figures of duels and team fights',
    '單挑與團隊戰的數據',
    '单挑与团队战的数据',
    'デュエルとチーム戦の記録',
  ),
  season: localized('시즌', 'Season', '賽季', '赛季', 'シーズン'),
};
