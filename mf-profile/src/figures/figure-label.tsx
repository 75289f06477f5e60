import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import { useLingui } from '@lingui/react/macro';
import styles from './figure-label.module.css';
import { type FigureId, figureTexts } from './figure-messages.ts';

/** Where the last word begins; in a language without spaces, the last letter. */
const lastWord = (name: string) => name.lastIndexOf(' ') + 1 || name.length - 1;

/** A figure's name, with its formula behind a sign. */
export function FigureLabel({ id }: { readonly id: FigureId }) {
  const { t, i18n } = useLingui();
  const { label, formula } = figureTexts[id];
  const name = i18n._(label);
  if (!formula) return name;
  const end = lastWord(name);
  return (
    <>
      {name.slice(0, end)}
      {/* The sign never begins a line of its own. */}
      <span className={styles.end}>
        {name.slice(end)}
        <Tooltip label={t`How ${name} is calculated`}>{i18n._(formula)}</Tooltip>
      </span>
    </>
  );
}
