import { useEffect, useState } from 'react';
import { optional } from '../optional.tsx';
import { useSurroundings } from '../surroundings.ts';
import { whenIdle } from '../when-idle.ts';

const AppPrompt = optional(() =>
  import(/* webpackChunkName: "app-prompt" */ './app-prompt.tsx').then((module) => module.AppPrompt),
);

/** The server says whether anything is to be prompted; the page comes first. */
export function LazyAppPrompt() {
  const { prompt } = useSurroundings();
  const [isTime, setTime] = useState(false);
  useEffect(() => (prompt ? whenIdle(() => setTime(true)) : undefined), [prompt]);
  return prompt && isTime && <AppPrompt kind={prompt} />;
}
