import { apiOf } from '@hotdrop/shared-domain/wire';
import { definePanel } from '@hotdrop/shared-ui/panel';
import { msg, plural } from '@lingui/core/macro';
import { findTrend, summarizeForm } from '../form/summarize-form.ts';
import { describeStanding } from './describe-standing.tsx';
import { FormDrawing } from './form-drawing.tsx';
import { loadStanding } from './load-standing.ts';

const verdicts = {
  better: msg`Better than the season`,
  worse: msg`Below the season`,
  same: msg`As in the season`,
};

/** The last matches in the main mode, against the season. */
export const form = definePanel<'player'>()({
  async load(request) {
    const found = await loadStanding(request);
    if (!found.ok) return found;
    const { player, shard, season, main } = found.data;
    const answer =
      main &&
      (await apiOf(request.site).getForm(
        {
          shard,
          accountId: player.accountId,
          mode: main.mode.id,
          kind: main.played.kind,
          season: season.id,
        },
        request,
      ));
    if (answer && !answer.ok) return answer;
    const summary = main && answer ? summarizeForm(answer.data.matches, main.played.stats) : null;
    return { ok: true, data: { ...found.data, summary } };
  },
  facts: ({ player, season, main, summary }) => ({
    player,
    season: season.id,
    mode: main?.mode.id ?? null,
    trend: summary?.change ? findTrend(summary.change) : null,
    ...summary,
  }),
  face(shown) {
    const { data, i18n, format } = shown;
    const { summary } = data;
    const { name } = data.player;
    const { about, href } = describeStanding(shown);
    if (!summary || summary.matches.length === 0) {
      const facts = i18n._(msg`No matches in this season`);
      return { about, title: facts, line: i18n._(msg`${name}: ${facts}`), href };
    }
    const { wins, top10s, change } = summary;
    const results = [
      i18n._(msg`${plural(wins, { one: '# win', other: '# wins' })}`),
      i18n._(msg`${plural(top10s, { one: '# top 10', other: '# top 10s' })}`),
    ];
    const count = summary.matches.length;
    const matches = i18n._(msg`${plural(count, { one: '# match', other: '# matches' })}`);
    const verdict = change && i18n._(verdicts[findTrend(change)]);
    const facts = format.list(results);
    return {
      about,
      title: verdict ?? i18n._(msg`Form so far`),
      notes: [...results, matches],
      drawing: <FormDrawing matches={summary.matches} />,
      line: verdict
        ? i18n._(msg`${name}: ${verdict}. ${facts} in the last ${matches}`)
        : i18n._(msg`${name}: ${facts} in ${matches}`),
      href,
    };
  },
});
