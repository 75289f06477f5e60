/**
 * The kinds of dates. In patterns, Y is the year, M the month, and D the day of the month; N is the month's name, and n
 * its short name; W is the weekday, and w its short name; T is the time, and S the time with seconds.
 */
export type DateFormat =
  | 'date'
  | 'dayTime'
  | 'timestamp'
  | 'day'
  | 'wholeWeekday'
  | 'weekday'
  | 'month'
  | 'monthOfYear';

/** The form for one, and the form for other counts if it differs. `#` is replaced by the count. */
type Counted = readonly [one: string, other?: string];

interface Language {
  /** The language's name in itself, so that visitors find theirs. */
  readonly name: string;
  /** Its name in HTML, `Intl`, and `hreflang`. */
  readonly tag: string;
  /** Scripts and regions of the language. `zh-hk` is `zh-tw`; every other `zh` is `zh-cn`, which names none. */
  readonly regions?: readonly string[];
  /** The font of its letters in pictures. */
  readonly script: 'latin' | 'hangul' | 'kanji' | 'hans' | 'hant';
  /** The signs between thousands and before decimals. */
  readonly numbers: readonly [thousands: string, decimals: string];
  /** Units for short numbers, largest first. */
  readonly compact: readonly (readonly [from: number, name: string])[];
  readonly dates: Readonly<Record<DateFormat, string>>;
  /** From January. */
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** From Sunday. */
  readonly weekdays: readonly string[];
  readonly shortWeekdays: readonly string[];
  readonly now: string;
  /** For modes and types of matches that the site does not know. */
  readonly otherMode: string;
  /** For players who asked not to be shown. */
  readonly hiddenPlayer: string;
  readonly ages: Readonly<Record<'minute' | 'hour' | 'day', Counted>>;
  /** `#` is replaced by the number. */
  readonly units: Readonly<Record<'hours' | 'minutes' | 'kilometers' | 'meters', string>>;
  /** Between the names of a list. */
  readonly separator: string;
}

const each = (list: string, pattern = '#') =>
  list.split(list.includes(' ') ? ' ' : '').map((word) => pattern.replace('#', word));

const hanDates = {
  date: 'Y年M月D日',
  dayTime: 'M月D日 T',
  timestamp: 'Y年M月D日 S',
  day: 'M月D日',
  wholeWeekday: 'M月D日W',
  weekday: 'D日w',
  month: 'M月',
  monthOfYear: 'Y年M月',
};
const hanDays = '日一二三四五六';

/**
 * The interface languages, in the order of the language picker. A language is its entry here, its words in
 * `game/pubg`, and its catalogs. Numbers and dates are formatted without `Intl`: its first use in a tab blocks for 30 ms,
 * on a phone for more than 100, during hydration.
 */
export const languages = {
  ko: {
    name: '한국어',
    tag: 'ko',
    script: 'hangul',
    numbers: [',', '.'],
    compact: [
      [1e8, '억'],
      [1e4, '만'],
      [1e3, '천'],
    ],
    dates: {
      date: 'Y년 M월 D일',
      dayTime: 'M월 D일 T',
      timestamp: 'Y년 M월 D일 S',
      day: 'M월 D일',
      wholeWeekday: 'M월 D일 W',
      weekday: 'D일 (w)',
      month: 'M월',
      monthOfYear: 'Y년 M월',
    },
    months: [],
    shortMonths: [],
    weekdays: each('일월화수목금토', '#요일'),
    shortWeekdays: each('일월화수목금토'),
    now: '방금 전',
    otherMode: '기타 모드',
    hiddenPlayer: '비공개 플레이어',
    ages: { minute: ['#분 전'], hour: ['#시간 전'], day: ['#일 전'] },
    units: { hours: '#시간 ', minutes: '#분', kilometers: '#km', meters: '#m' },
    separator: ', ',
  },
  en: {
    name: 'English',
    tag: 'en',
    script: 'latin',
    numbers: [',', '.'],
    compact: [
      [1e9, 'B'],
      [1e6, 'M'],
      [1e3, 'K'],
    ],
    dates: {
      date: 'n D, Y',
      dayTime: 'n D, T',
      timestamp: 'n D, Y, S',
      day: 'n D',
      wholeWeekday: 'W, N D',
      weekday: 'w D',
      month: 'n',
      monthOfYear: 'n Y',
    },
    months: each('January February March April May June July August September October November December'),
    shortMonths: each('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: each('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    shortWeekdays: each('Sun Mon Tue Wed Thu Fri Sat'),
    now: 'just now',
    otherMode: 'Other mode',
    hiddenPlayer: 'Hidden player',
    ages: {
      minute: ['# minute ago', '# minutes ago'],
      hour: ['# hour ago', '# hours ago'],
      day: ['# day ago', '# days ago'],
    },
    units: { hours: '# h ', minutes: '# min', kilometers: '#\u00a0km', meters: '#\u00a0m' },
    separator: ', ',
  },
  'zh-tw': {
    name: '繁體中文',
    tag: 'zh-TW',
    regions: ['hant', 'tw', 'hk', 'mo'],
    script: 'hant',
    numbers: [',', '.'],
    compact: [
      [1e8, '億'],
      [1e4, '萬'],
    ],
    dates: { ...hanDates, weekday: 'D日 w' },
    months: [],
    shortMonths: [],
    weekdays: each(hanDays, '星期#'),
    shortWeekdays: each(hanDays, '週#'),
    now: '剛剛',
    otherMode: '其他模式',
    hiddenPlayer: '隱藏的玩家',
    ages: { minute: ['# 分鐘前'], hour: ['# 小時前'], day: ['# 天前'] },
    units: { hours: '# 小時 ', minutes: '# 分鐘', kilometers: '#\u00a0公里', meters: '#\u00a0公尺' },
    separator: '、',
  },
  'zh-cn': {
    name: '简体中文',
    tag: 'zh-CN',
    script: 'hans',
    numbers: [',', '.'],
    compact: [
      [1e8, '亿'],
      [1e4, '万'],
    ],
    dates: hanDates,
    months: [],
    shortMonths: [],
    weekdays: each(hanDays, '星期#'),
    shortWeekdays: each(hanDays, '周#'),
    now: '刚刚',
    otherMode: '其他模式',
    hiddenPlayer: '隐藏的玩家',
    ages: { minute: ['# 分钟前'], hour: ['# 小时前'], day: ['# 天前'] },
    units: { hours: '# 小时 ', minutes: '# 分钟', kilometers: '#\u00a0公里', meters: '#\u00a0米' },
    separator: '、',
  },
  ja: {
    name: '日本語',
    tag: 'ja',
    script: 'kanji',
    numbers: [',', '.'],
    compact: [
      [1e8, '億'],
      [1e4, '万'],
    ],
    dates: { ...hanDates, wholeWeekday: 'M月D日(w)', weekday: 'D日(w)' },
    months: [],
    shortMonths: [],
    weekdays: each('日月火水木金土', '#曜日'),
    shortWeekdays: each('日月火水木金土'),
    now: 'たった今',
    otherMode: 'その他のモード',
    hiddenPlayer: '非公開プレイヤー',
    ages: { minute: ['#分前'], hour: ['#時間前'], day: ['#日前'] },
    units: { hours: '#時間', minutes: '#分', kilometers: '#\u00a0km', meters: '#\u00a0m' },
    separator: '、',
  },
} as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof languages;

/** English is the default and the fallback. */
export const defaultLocale = 'en' satisfies Locale;

export const locales = Object.keys(languages) as Locale[];

/** Everything about a language. */
export const getLanguage = (locale: Locale): Language => languages[locale];
