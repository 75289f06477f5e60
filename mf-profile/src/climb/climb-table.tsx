import { formatDate } from '@hotdrop/shared-domain/text';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './climb-table.module.css';
import type { ClimbWeek } from './climb-weeks.ts';

const inUtc = () => 0;

/** The data of the curve: the points at the end of each week. */
export function ClimbTable({ weeks }: { readonly weeks: readonly ClimbWeek[] }) {
  const { locale } = useSite();
  const { number, change } = useFormat();
  return (
    <details className={styles.twin}>
      <summary>
        <Trans>As a table</Trans>
        <ChevronDownIcon size="s" />
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Week from (UTC)</Trans>
            </th>
            <th scope="col">
              <Trans>Points</Trans>
            </th>
            <th scope="col">
              <Trans>Change</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.start}>
              <th scope="row">
                <b>{week.number}</b> {formatDate(week.start, 'day', locale, inUtc)}
              </th>
              <td>{week.points === null ? <Trans>no readings</Trans> : number(week.points)}</td>
              <td>{change(week.change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
