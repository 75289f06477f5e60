import { Text } from '@hotdrop/shared-ui/primitives';
import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import { useLingui } from '@lingui/react/macro';
import { modeStats, type StatId } from './stats.ts';

/** Returns the start of the last word, or of the last letter in a language without spaces. */
const findLastWord = (name: string) => name.lastIndexOf(' ') + 1 || name.length - 1;

/** A stat's name, with a tooltip for its formula. */
export function StatLabel({ id }: { readonly id: StatId }) {
  const { t, i18n } = useLingui();
  const { label, formula } = modeStats[id];
  const name = i18n._(label);
  if (!formula) return name;
  const end = findLastWord(name);
  return (
    <>
      {name.slice(0, end)}
      {/* Keeps the tooltip's icon on the line of the last word. */}
      <Text wrap="none">
        {name.slice(end)}
        <Tooltip label={t`How ${name} is calculated`}>{i18n._(formula)}</Tooltip>
      </Text>
    </>
  );
}
