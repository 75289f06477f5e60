import type { Site } from '@hotdrop/shared-domain/contract';
import type { Season } from '@hotdrop/shared-domain/game';
import { optionalDataSignal } from '@hotdrop/shared-domain/rules';
import type { Answer, Api, CallInput } from '@hotdrop/shared-domain/wire';
import { toLoadResult } from '../loading/load-result.ts';
import type { PanelData } from '../panels/use-panel-data.ts';
import type { PanelPlayer } from '../panels/use-panel-player.ts';
import type { PlayedMode } from '../season/season-overview.ts';

export type FormInput = CallInput<'getForm'>;

/** The call for the last matches in the mode that the overview shows. */
export const formInput = (
  { shard, accountId }: PanelPlayer,
  season: Season,
  { mode, played }: PlayedMode,
): FormInput => ({
  shard,
  accountId,
  mode: mode.id,
  kind: played.kind,
  season: season.id,
});

export const formKey = (input: FormInput | null): string => JSON.stringify(input);

type FormAnswer = ReturnType<Api['getForm']>;
const calls = new WeakMap<object, Map<string, FormAnswer>>();

/** Loads the form in a browser. Panels that show parts of the same answer share the call. */
export function fetchForm(api: Api, loaded: PanelData<Answer<'getForm'>>, input: FormInput): FormAnswer {
  const known = calls.get(loaded) ?? new Map<string, FormAnswer>();
  calls.set(loaded, known);
  const key = formKey(input);
  const call = known.get(key) ?? api.getForm(input);
  known.set(key, call);
  void call.then(({ ok }) => {
    if (!ok) known.delete(key);
  });
  return call;
}

/** Loads the form on a server. Null: the page shows none. */
export async function loadForm(
  { api, side }: Site,
  input: FormInput | null,
  leaving: AbortSignal,
): Promise<PanelData<Answer<'getForm'>>> {
  const key = formKey(input);
  if (input === null || side === 'browser') return { key, result: { status: 'pending' } };
  return { key, result: toLoadResult(await api.getForm(input, { signal: optionalDataSignal(leaving) })) };
}
