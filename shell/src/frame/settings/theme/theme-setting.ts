import { type Theme, themes } from '../../../handover.ts';
import { rememberSetting, watchSetting } from '../settings.ts';

/** What the page shows now: the root element says it, so that the choice holds before any code has run. */
const shownTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'dark';

const listeners = new Set<() => void>();

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name=color-scheme]')
    ?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
  for (const listener of listeners) listener();
}

/** The theme as a value outside of React; other tabs follow. */
export const themeSetting = {
  get: shownTheme,
  choose(theme: Theme) {
    show(theme);
    rememberSetting('theme', theme);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    const stop = watchSetting('theme', (value) => {
      const theme = themes.find((one) => one === value);
      if (theme) show(theme);
    });
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};
