import { MoonIcon, SunIcon } from '@hotdrop/shared-ui/icons';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { useFrameData } from './frame-data.ts';
import styles from './header.module.css';
import { rememberSetting, watchSetting } from './settings.ts';
import { colorSchemes, type Theme, themeColors, themes } from './themes.ts';

/** Reads the theme from the root element, which shows the right theme before any script runs. */
const readTheme = (): Theme =>
  themes.find((theme) => theme === document.documentElement.dataset.theme) ?? 'dark';

const listeners = new Set<() => void>();

function show(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  document
    .querySelector('meta[name=color-scheme]')
    ?.setAttribute('content', theme === 'system' ? 'light dark' : theme);
  for (const scheme of colorSchemes) {
    document
      .querySelector(`meta[name=theme-color][media*=${scheme}]`)
      ?.setAttribute('content', themeColors[theme === 'system' ? scheme : theme]);
  }
  for (const listener of listeners) listener();
}

/** The theme as an external store for React. Other tabs follow a change. */
export const themeSetting = {
  get: readTheme,
  choose(theme: Theme) {
    show(theme);
    rememberSetting('theme', theme);
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    const stop = watchSetting('theme', (value) => {
      const theme = themes.find((known) => known === value);
      if (theme) show(theme);
    });
    return () => {
      listeners.delete(listener);
      stop();
    };
  },
};

export function useTheme(): Theme {
  const serverTheme = useFrameData().theme;
  return useSyncExternalStore(themeSetting.subscribe, themeSetting.get, () => serverTheme);
}

const next = { dark: 'light', light: 'system', system: 'dark' } as const;

/** Button that switches to the next theme. */
export function ThemeSwitch() {
  const names = useThemeNames();
  const theme = useTheme();
  const label = names.label(names[theme]);
  return (
    <button
      type="button"
      className={styles.switch}
      aria-label={label}
      title={label}
      onClick={() => themeSetting.choose(next[theme])}
    >
      {icons[theme]}
    </button>
  );
}

const icons = {
  dark: <MoonIcon size="s" />,
  light: <SunIcon size="s" />,
  system: (
    <svg className={styles.half} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="7" />
      <path d="M10 3a7 7 0 0 1 0 14z" />
    </svg>
  ),
};

export function useThemeNames() {
  const { t } = useLingui();
  return {
    title: t`Theme`,
    dark: t`Dark`,
    light: t`Light`,
    system: t`System`,
    label: (theme: string) => t`Theme: ${theme}`,
  };
}
