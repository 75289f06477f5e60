import type { PanelFace } from '@hotdrop/shared-domain/contract';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { siteName } from '../../site/game.ts';

type State = readonly [title: MessageDescriptor, line: MessageDescriptor];

const states = new Map<number, State>([
  [202, [msg`Looking this player up`, msg`We are looking this player up. Ask again in a minute.`]],
  [400, [msg`Incomplete address`, msg`This address does not say what to show. Copy it again from the page.`]],
  [404, [msg`Not found`, msg`There is nothing at this address. Check the name and the platform.`]],
  [410, [msg`Not shown`, msg`This player asked not to be shown.`]],
  [
    429,
    [
      msg`Too many requests`,
      msg`Too many requests came from your network. Please try again in a few seconds.`,
    ],
  ],
]);

const failed: State = [
  msg`Not available right now`,
  msg`The figures could not be loaded. Please try again in a few seconds.`,
];

/** What every form shows when there are no figures. */
export function stateFace(status: number, i18n: I18n): PanelFace {
  const [title, line] = states.get(status) ?? failed;
  return { about: siteName, title: i18n._(title), notes: [], line: i18n._(line) };
}
