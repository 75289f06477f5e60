import { definePanel } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { rankRows } from '../shared/board.ts';
import { describeBoard, loadBoard, sayNoRows } from './load-board.ts';

const place = 10;
/** As many as a chat line has room for. */
const named = 3;

/** The first players of a board. */
export const top = definePanel<'board'>()({
  load: (request) => loadBoard(request, 50),
  facts: ({ board, updatedAt, ranks }) => ({ ...board, updatedAt, ranks: ranks.slice(0, place) }),
  face({ site, data, i18n, format }) {
    const { about, href } = describeBoard(site, data.board);
    const rows = rankRows(data.ranks.slice(0, place), data.meta).map(({ row, rank }) => ({
      place: format.number(rank),
      name: row.name,
      value: format.number(row.rankPoint),
    }));
    const facts =
      rows.length > 0
        ? format.list(rows.slice(0, named).map((row) => `${row.place}. ${row.name} (${row.value})`))
        : sayNoRows(data, i18n);
    return {
      about,
      title: rows.length > 0 ? i18n._(msg`Top ${place}`) : facts,
      color: 'accent',
      rows,
      line: i18n._(msg`${about}: ${facts}`),
      href,
    };
  },
});
