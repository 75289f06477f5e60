import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import { useLingui } from '@lingui/react/macro';
import { type FigureId, figureTexts } from './figure-texts.ts';

/** A word joiner: the sign never begins a line of its own. */
const joined = '\u2060';

/** A figure's name, with its formula behind a sign. */
export function FigureLabel({ id }: { readonly id: FigureId }) {
  const { t, i18n } = useLingui();
  const { label, formula } = figureTexts[id];
  const name = i18n._(label);
  return (
    <>
      {name}
      {formula && (
        <>
          {joined}
          <Tooltip label={t`How this is worked out: ${name}`}>{i18n._(formula)}</Tooltip>
        </>
      )}
    </>
  );
}
