import { definePanel } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { rankRows } from '../shared/board.ts';
import { describeBoard, loadBoard, sayNoRows } from './load-board.ts';

const listed = 10;
/** As many as a chat line has room for. */
const named = 3;

/** The players of a board who gained most places since yesterday. */
export const climbers = definePanel<'board'>()({
  async load(request) {
    const found = await loadBoard(request, 500);
    if (!found.ok) return found;
    const { board, updatedAt, ranks, meta } = found.data;
    const risen = rankRows(ranks, meta)
      .map(({ row, rank }) => ({ ...row, rank, gained: row.movement?.day ?? 0 }))
      .filter(({ gained }) => gained > 0)
      .toSorted((a, b) => b.gained - a.gained)
      .slice(0, listed);
    return { ok: true, data: { board, updatedAt, isEmpty: ranks.length === 0, climbers: risen } };
  },
  facts: ({ board, updatedAt, climbers: risen }) => ({ ...board, updatedAt, climbers: risen }),
  face({ site, data, i18n, format }) {
    const { about, href } = describeBoard(site, data.board);
    const rows = data.climbers.map(({ rank, name, gained }) => ({
      place: format.number(rank),
      name,
      value: format.change(gained),
      tone: 'up' as const,
    }));
    const title = data.isEmpty
      ? sayNoRows(data, i18n)
      : i18n._(
          rows.length > 0
            ? msg`Places gained since yesterday`
            : msg`No one has gained a place since yesterday`,
        );
    const names = format.list(rows.slice(0, named).map(({ name, value }) => `${name} ${value}`));
    const facts = title;
    return {
      about,
      title,
      color: 'up',
      rows,
      line:
        rows.length > 0
          ? i18n._(msg`${about}, places gained since yesterday: ${names}`)
          : i18n._(msg`${about}: ${facts}`),
      href,
    };
  },
});
