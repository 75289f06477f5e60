import { localized } from '@hotdrop/shared-domain/locale';

/** The game's texts. */
export const texts = {
  game: localized({
    en: 'Arena Kings',
    ko: '아레나 킹스',
    'zh-tw': '競技場之王',
    'zh-cn': '竞技场之王',
    ja: 'アリーナキングス',
  }),
  pc: localized({ en: 'PC', 'zh-tw': '電腦', 'zh-cn': '电脑' }),
  console: localized({ en: 'Console', ko: '콘솔', 'zh-tw': '主機', 'zh-cn': '主机', ja: 'コンソール' }),
  duel: localized({ en: 'Duel', ko: '결투', 'zh-tw': '單挑', 'zh-cn': '单挑', ja: 'デュエル' }),
  team: localized({ en: 'Team', ko: '팀전', 'zh-tw': '團隊', 'zh-cn': '团队', ja: 'チーム' }),
  ladder: localized({ en: 'Ladder', ko: '래더', 'zh-tw': '天梯', 'zh-cn': '天梯', ja: 'ラダー' }),
  casual: localized({ en: 'Casual', ko: '일반', 'zh-tw': '休閒', 'zh-cn': '休闲', ja: 'カジュアル' }),
  foundry: localized({ en: 'Foundry', ko: '주조소', 'zh-tw': '鑄造廠', 'zh-cn': '铸造厂', ja: '鋳造所' }),
  gardens: localized({ en: 'Gardens', ko: '정원', 'zh-tw': '花園', 'zh-cn': '花园', ja: '庭園' }),
  bronze: localized({ en: 'Bronze', ko: '브론즈', 'zh-tw': '青銅', 'zh-cn': '青铜', ja: 'ブロンズ' }),
  silver: localized({ en: 'Silver', ko: '실버', 'zh-tw': '白銀', 'zh-cn': '白银', ja: 'シルバー' }),
  gold: localized({ en: 'Gold', ko: '골드', 'zh-tw': '黃金', 'zh-cn': '黄金', ja: 'ゴールド' }),
  king: localized({ en: 'King', ko: '킹', 'zh-tw': '王者', 'zh-cn': '王者', ja: 'キング' }),
  tagline: localized({
    en: 'Stats of duels and team fights',
    ko: '결투와 팀전의 전적',
    'zh-tw': '單挑與團隊戰的數據',
    'zh-cn': '单挑与团队战的数据',
    ja: 'デュエルとチーム戦の記録',
  }),
  notFound: localized({
    en: 'This page could not be found.',
    ko: '페이지를 찾을 수 없습니다.',
    'zh-tw': '找不到這個頁面。',
    'zh-cn': '找不到这个页面。',
    ja: 'このページは見つかりません。',
  }),
  season: localized({ en: 'Season', ko: '시즌', 'zh-tw': '賽季', 'zh-cn': '赛季', ja: 'シーズン' }),
};
