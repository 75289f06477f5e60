export { SiteProvider, useSite } from './context.tsx';
export { type Format, unknownFigure, useFormat } from './format.ts';
export { loadTexts, type Texts } from './load-texts.ts';
export { type DateLook, type Time, useTimes } from './times.ts';
export { DrawnAt, useNow } from './use-now.ts';
export { useFavorites, useHasHtml, useIsHydrated, useStore } from './use-store.ts';
export { isBrowserTimeZone, type ShownTimeZone, useTimeZone } from './use-time-zone.ts';
