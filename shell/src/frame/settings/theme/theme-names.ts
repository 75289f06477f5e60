import { useLingui } from '@lingui/react/macro';

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
