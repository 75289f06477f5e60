import type { Week } from '@hotdrop/shared-domain/text';
import { Button, ButtonAnchor } from '@hotdrop/shared-ui/button';
import { CheckIcon, CopyIcon, ExportIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useIsHydrated, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAddress } from '../address.ts';
import styles from './week.module.css';

/** The picture of the week, to save or to link. */
export function ShareWeek({ week }: { readonly week: Week }) {
  const { t } = useLingui();
  const { links, locale } = useSite();
  const { shard, name } = useAddress();
  const page = links.week({ shard, name, week: week.id });
  const picture = `${page}/card.png?hl=${locale}`;
  const { number } = week;
  return (
    <Panel className={styles.share} title={<Trans>Share the week</Trans>} aside="1200 × 630">
      <img
        className={styles.picture}
        src={picture}
        width="1200"
        height="630"
        loading="lazy"
        alt={t`${name} in week ${number}`}
      />
      <p className={styles.actions}>
        <ButtonAnchor kind="accent" icon={ExportIcon} href={picture} download={`${name}-${week.id}.png`}>
          <Trans>Save picture</Trans>
        </ButtonAnchor>
        {useIsHydrated() && <CopyLink path={page} />}
      </p>
    </Panel>
  );
}

/**
 * If the browser forbids it, or has no clipboard because the site is on plain HTTP, visitors can copy the address from
 * the address bar.
 */
function CopyLink({ path }: { readonly path: string }) {
  const { origin } = useSite();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${origin}${path}`);
      setCopied(path);
    } catch {
      setCopied(null);
    }
  };
  return (
    <Button icon={isCopied ? CheckIcon : CopyIcon} onClick={copy}>
      <span role="status">{isCopied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}</span>
    </Button>
  );
}
