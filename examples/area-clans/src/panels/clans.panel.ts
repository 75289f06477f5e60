import { definePanel } from '@hotdrop/shared-ui/panel';
import { msg, plural } from '@lingui/core/macro';
import { clansApi } from '../calls.ts';

/** All clans, the largest first. */
export const clans = definePanel<'none'>()({
  load: ({ site, signal }) => clansApi(site).clans({}, { signal }),
  facts: ({ clans: all }) =>
    all.map(({ platform, tag, name, members }) => ({ platform, tag, name, members })),
  face({ site, data: { clans: all }, i18n, format }) {
    const count = all.length;
    const title = i18n._(msg`${plural(count, { one: '# clan', other: '# clans' })}`);
    const largest = all.toSorted((a, b) => b.members.length - a.members.length);
    return {
      about: site.siteName,
      title,
      rows: largest.map(({ name, members }) => ({ name, value: format.number(members.length) })),
      line: format.list([title, ...largest.slice(0, 3).map(({ name }) => name)]),
    };
  },
});
