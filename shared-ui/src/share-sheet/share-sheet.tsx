import { addressOfPanel } from '@hotdrop/shared-domain/panels';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { useCopyAddress } from '../copy-address.tsx';
import { Dialog } from '../dialog.tsx';
import { CheckIcon, CopyIcon, ShareIcon } from '../icons.tsx';
import { Grid, Row, Text, VisuallyHidden } from '../primitives.tsx';
import { Select } from '../select.tsx';
import type { Shared } from '../share-panel.tsx';
import { useSite } from '../site.tsx';
import { TabPanels } from '../tab-panels.tsx';
import { Preview } from './previews.tsx';
import styles from './share.module.css';
import { type ChoiceId, type Chosen, choices, type ShareForm, shareForms } from './share-forms.ts';

export interface ShareSheetProps {
  readonly shared: Shared;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Whether the stylesheet lays the sheet out for phones. */
const isNarrow = () => innerWidth < 728;

/** Everything that a panel can be elsewhere, with a preview and a text to copy. */
export function ShareSheet({ shared, isOpen, onClose }: ShareSheetProps) {
  const { t, i18n } = useLingui();
  const { locale } = useSite();
  const [chosen, setChosen] = useState<Chosen>(() => ({ ...defaults, hl: locale }));
  const panels = listPanels(shared);
  const [shownPanel, show] = useState(shared.panel);
  const shown = panels.find(({ panel }) => panel === shownPanel) ?? shared;
  const title = shown.title.join(' · ');
  return (
    <Dialog
      isWide
      isOpen={isOpen}
      onClose={onClose}
      title={
        <Trans>
          Share <Text tone="muted">{title}</Text>
        </Trans>
      }
    >
      <div className={styles.sheet}>
        <TabPanels
          label={t`Share as`}
          isVertical={!isNarrow()}
          className={styles.forms}
          panels={shareForms.map((form) => ({
            id: form.form,
            label: (
              <>
                <form.icon />
                <span>{i18n._(form.label)}</span>
              </>
            ),
            content: () => (
              <FormPanel
                key={form.form}
                {...{ form, chosen, panels }}
                shared={shown}
                onShow={show}
                onChoose={(choice, value) => setChosen({ ...chosen, [choice]: value })}
              />
            ),
          }))}
        />
      </div>
    </Dialog>
  );
}

const listPanels = (shared: Shared): readonly Shared[] => {
  const [, ...about] = shared.title;
  const others = (shared.others ?? []).map(({ panel, query, title }) => ({
    ...shared,
    panel,
    query: query ?? {},
    title: [title, ...about] as const,
    page: undefined,
  }));
  return [shared, ...others];
};

const defaults = Object.fromEntries(
  Object.entries(choices).map(([id, { options }]) => [id, options[0]?.value ?? '']),
) as Record<ChoiceId, string>;

/** Previews of larger overlays are as large as the usual one: they look the same. A phone has less room. */
const overlayPreview = () =>
  isNarrow() ? { size: '294×84', scale: '0.7' } : { size: '420×120', scale: undefined };

interface FormPanelProps {
  readonly form: ShareForm;
  readonly shared: Shared;
  readonly panels: readonly Shared[];
  readonly chosen: Chosen;
  readonly onShow: (panel: string) => void;
  readonly onChoose: (choice: ChoiceId, value: string) => void;
}

function FormPanel({ form, shared, panels, chosen, onShow, onChoose }: FormPanelProps) {
  const { t, i18n } = useLingui();
  const site = useSite();
  const { page } = shared;
  const title = shared.title.join(' · ');
  const { form: id } = form;
  const query = (choice: ChoiceId) => (form.choices.includes(choice) ? chosen[choice] : undefined);
  const looks = { theme: query('theme'), color: query('color'), hl: query('hl') };
  const pathOf = (more?: Readonly<Record<string, string | undefined>>) =>
    addressOfPanel(site, { ...shared, form: id, query: { ...shared.query, ...looks, ...more } });
  const overlay = overlayPreview();
  const shown =
    id === 'page'
      ? addressOfPanel(site, { ...shared, form: 'picture', query: { ...shared.query, hl: site.locale } })
      : pathOf({ scale: id === 'overlay' ? overlay.scale : undefined });
  const address = site.origin + pathOf({ scale: query('scale') });
  const text =
    form.write?.({
      address,
      page: site.origin + (page?.() ?? addressOfPanel(site, shared)),
      title,
      chosen,
    }) ?? address;
  return (
    <Grid gap={4} className={styles.form}>
      <Preview form={id} path={shown} title={title} size={id === 'frame' ? chosen.size : overlay.size} />
      {(panels.length > 1 || form.choices.length > 0) && (
        <Row gap={2} className={styles.choices}>
          {panels.length > 1 && (
            <Select
              label={t`Show`}
              options={panels.map(({ panel, title: [label] }) => ({ value: panel, label }))}
              value={shared.panel}
              onChange={onShow}
            />
          )}
          {form.choices.map((choice) => (
            <Select
              key={choice}
              label={i18n._(choices[choice].label)}
              options={choices[choice].options.map(({ value, label }) => ({
                value,
                label: typeof label === 'string' ? label : i18n._(label),
              }))}
              value={chosen[choice]}
              onChange={(value) => onChoose(choice, value)}
            />
          ))}
        </Row>
      )}
      <CopyBox text={text} canShare={id === 'page'} />
      <Text as="p" size="t13" tone="muted">
        {i18n._(form.note)}
      </Text>
    </Grid>
  );
}

function CopyBox({ text, canShare }: { readonly text: string; readonly canShare: boolean }) {
  const { isCopied, copy } = useCopyAddress(() => text);
  const [copied, setCopied] = useState('');
  const isThisCopied = isCopied && copied === text;
  const copyThis = () => {
    setCopied(text);
    return copy();
  };
  return (
    <Row gap={3} className={styles.copy}>
      <code>{text}</code>
      <Row gap={2} className={styles.actions}>
        {canShare && 'share' in navigator && (
          // A visitor who closes the system's dialog rejects the promise.
          <Button icon={ShareIcon} onClick={() => navigator.share({ url: text }).catch(() => {})}>
            <Trans>Share</Trans>
          </Button>
        )}
        <Button
          kind={isNarrow() ? 'accent' : 'plain'}
          icon={isThisCopied ? CheckIcon : CopyIcon}
          onClick={copyThis}
        >
          {isThisCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
      </Row>
      <VisuallyHidden>
        <span role="status">{isThisCopied && <Trans>Copied</Trans>}</span>
      </VisuallyHidden>
    </Row>
  );
}
