import type { PanelSubject } from '@hotdrop/shared-domain/contract';
import { addressOfPanel, type PanelAddress } from '@hotdrop/shared-domain/panels';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { ShareIcon } from './icons.tsx';
import type { ShareSheetProps } from './share-sheet/share-sheet.tsx';
import { addLaterTexts, useSite } from './site.tsx';

/** Another panel about the same subject. */
interface OtherPanel extends Pick<PanelAddress<PanelSubject>, 'panel' | 'query'> {
  readonly title: string;
}

export interface Shared<S extends PanelSubject = PanelSubject> extends Omit<PanelAddress<S>, 'form'> {
  /** What is shared, and of whom: `['Rank', 'Hotdrop']`. */
  readonly title: readonly [string, ...string[]];
  /** Says the path of the page to which the link leads, if it shows more than the panel's own. */
  readonly page?: (() => string) | undefined;
  /** What the sheet can show instead. */
  readonly others?: readonly OtherPanel[];
}

interface SharePanelProps<S extends PanelSubject> extends Shared<S> {
  readonly className?: string | undefined;
  /** The label of a button. By default an icon. */
  readonly children?: React.ReactNode;
}

/**
 * Opens the sheet with everything that a panel can be elsewhere: a link, a frame, a chat line. Its code loads then. A
 * page without scripts leads to the panel. Sites without panels have no button.
 */
export function SharePanel<S extends PanelSubject>({ className, children, ...shared }: SharePanelProps<S>) {
  const site = useSite();
  const { t, i18n } = useLingui();
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetProps>>();
  const [isOpen, setOpen] = useState(false);
  const title = shared.title.join(' · ');
  const [area = '', panel = ''] = shared.panel.split('/');
  if (!site.linkTo('panel', { area, panel })) return null;
  const href = addressOfPanel(site, shared);
  const open = async (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const [{ ShareSheet }] = await Promise.all([
        import(/* webpackChunkName: "share-sheet" */ './share-sheet/share-sheet.tsx'),
        addLaterTexts(i18n),
      ]);
      setSheet(() => ShareSheet);
      setOpen(true);
    } catch {
      location.assign(href);
    }
  };
  return (
    <>
      <a
        href={href}
        rel="nofollow"
        title={children ? undefined : t`Share ${title}`}
        aria-label={t`Share ${title}`}
        aria-haspopup="dialog"
        className={className ?? (children ? styles.button : classNames(styles.iconButton, styles.quiet))}
        onClick={open}
      >
        {children ?? <ShareIcon />}
      </a>
      {Sheet && <Sheet shared={shared} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
