import { MoonIcon, SunIcon } from '@hotdrop/shared-ui/icons';
import { useLingui } from '@lingui/react/macro';
import { themeSetting, useTheme } from './theme-setting.ts';
import styles from './theme-switch.module.css';

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
