import { durations } from '@hotdrop/shared-domain/rules';
import { ButtonAnchor } from '@hotdrop/shared-ui/button';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useFrameData } from '../frame-data.ts';
import styles from './app-prompt.module.css';
import { dismiss, dismissalCookies } from './dismiss.ts';
import { type Prompt, useAppPrompt } from './use-app-prompt.ts';

/** Finds the ID of the app for the visitor's phone; undefined if the operator offers none for it. */
const findOwnApp = (apps: readonly { readonly id: string }[]) => {
  const phone = /iphone|ipad|ipod/i.test(navigator.userAgent) ? 'ios' : 'android';
  return apps.find(({ id }) => id === phone)?.id;
};

/** Suggests the mobile app or its new version. Closing it dismisses it for 12 hours. */
export function AppPrompt({ kind }: { readonly kind: Prompt }) {
  const { basePath } = useSite();
  const { apps } = useFrameData();
  const prompt = useAppPrompt(kind);
  const close = () => {
    dismiss(dismissalCookies[kind], durations.legacyPromptDismissal, basePath);
    prompt.close();
  };
  const isLegacy = kind === 'legacy';
  const own = findOwnApp(apps);
  return (
    <Dialog
      title={isLegacy ? <Trans>There is a new app</Trans> : <Trans>Hotdrop as an app</Trans>}
      isOpen={prompt.isOpen}
      onClose={close}
    >
      <div className={styles.prompt}>
        <p>
          {isLegacy ? (
            <Trans>This version of the app is no longer updated. Please get the new one.</Trans>
          ) : (
            <Trans>Look players up even faster, without advertisements.</Trans>
          )}
        </p>
        <div className={styles.actions}>
          {apps.map(({ id, text, href }) => (
            <ButtonAnchor
              key={id}
              href={href}
              target="_blank"
              rel="noopener"
              kind={own && id !== own ? 'plain' : 'accent'}
              onClick={close}
            >
              {text}
            </ButtonAnchor>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
