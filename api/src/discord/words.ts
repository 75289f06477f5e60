import { getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import { formatNumber } from '@hotdrop/shared-domain/text';

/** The few words of messages. `#` is replaced; the first form of a count is for one. */
interface Words {
  readonly matches: readonly [one: string, other?: string];
  readonly wins: readonly [one: string, other?: string];
  readonly kills: readonly [one: string, other?: string];
  readonly points: readonly [one: string, other?: string];
  readonly week: string;
  readonly promoted: string;
  readonly added: string;
  readonly purpose: string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    matches: ['# match', '# matches'],
    wins: ['# win', '# wins'],
    kills: ['# kill', '# kills'],
    points: ['# point', '# points'],
    week: 'Week #: ',
    promoted: 'Promoted to #',
    added: 'Messages about # come here',
    purpose: 'After a session, after a promotion, and on Mondays.',
  },
  ko: {
    matches: ['#게임'],
    wins: ['#승'],
    kills: ['#킬'],
    points: ['#점'],
    week: '#주차: ',
    promoted: '# 승급',
    added: '# 님의 소식을 여기로 보냅니다',
    purpose: '플레이를 마친 뒤, 승급했을 때, 그리고 매주 월요일에 보냅니다.',
  },
  ja: {
    matches: ['#試合'],
    wins: ['#勝'],
    kills: ['#キル'],
    points: ['# RP'],
    week: '第#週：',
    promoted: '#に昇格',
    added: '#のお知らせをここに送ります',
    purpose: 'プレイ後、昇格時、毎週月曜日に届きます。',
  },
  'zh-cn': {
    matches: ['# 场'],
    wins: ['# 胜'],
    kills: ['# 次击杀'],
    points: ['# 分'],
    week: '第 # 周：',
    promoted: '晋升至#',
    added: '# 的消息将发送到这里',
    purpose: '在游玩结束后、晋升时以及每周一发送。',
  },
  'zh-tw': {
    matches: ['# 場'],
    wins: ['# 勝'],
    kills: ['# 次擊殺'],
    points: ['# 分'],
    week: '第 # 週：',
    promoted: '晉升至#',
    added: '# 的訊息將傳送到這裡',
    purpose: '在遊玩結束後、晉升時以及每週一傳送。',
  },
};

type Counted = 'matches' | 'wins' | 'kills' | 'points';

/** Says things in a language. */
export const sayIn = (locale: Locale) => {
  const { week, promoted, added, purpose, ...counted } = words[locale];
  const number = (value: number) => formatNumber(value, locale);
  const change = (value: number) => (value > 0 ? '+' : '') + number(value).replace('-', '−');
  const list = (parts: readonly string[]) => parts.join(getLanguage(locale).separator);
  const count = (what: Counted, value: number, shown = number(value)) => {
    const [one, other = one] = counted[what];
    return (Math.abs(value) === 1 ? one : other).replace('#', shown);
  };
  return {
    list,
    count,
    change,
    /** `4 matches, 1 win, +93 points` */
    result: (matches: number, wins: number, points: number | null) =>
      list([
        count('matches', matches),
        ...(wins > 0 ? [count('wins', wins)] : []),
        ...(points === null ? [] : [count('points', points, change(points))]),
      ]),
    week: (shown: number) => week.replace('#', String(shown)),
    promoted: (tier: string) => promoted.replace('#', tier),
    added: (name: string) => added.replace('#', () => name),
    purpose,
  };
};
