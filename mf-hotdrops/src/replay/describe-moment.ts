import type { Format, Texts } from '@hotdrop/shared-ui/site';
import { msg, plural } from '@lingui/core/macro';
import { eliminationWords } from './elimination-words.ts';
import type { ReplayModel } from './moment.ts';
import type { Moment } from './moments.ts';

/** What a moment was, and who killed whom with what; of several kills, only who died. */
export function describeMoment(model: ReplayModel, moment: Moment, i18n: Texts, format: Format) {
  const { kind, town, deaths } = moment;
  const events = deaths.flatMap((index) => model.named[index] ?? []);
  const distance = format.meters(events[0]?.distance ?? 0);
  const count = deaths.length;
  const titles: Readonly<Record<Moment['kind'], string>> = {
    longest: i18n._(msg`Longest kill, ${distance}`),
    win: i18n._(msg`The win`),
    last: i18n._(msg`Last stand`),
    fight: i18n._(
      town
        ? msg`${plural(count, { one: '# kill', other: '# kills' })}, ${town}`
        : msg`${plural(count, { one: '# kill', other: '# kills' })}`,
    ),
  };
  const { describe, details } = eliminationWords(i18n, format);
  const killers = format.list([...new Set(events.flatMap(({ by }) => by ?? []))]);
  const victims = format.list(events.map(({ whom }) => whom));
  const [first] = events;
  return {
    title: titles[kind],
    reason:
      events.length > 1
        ? i18n._(msg`${killers} killed ${victims}`)
        : first && format.list([describe(first), details(first)].filter(Boolean)),
  };
}
