import { useEffect, useState } from 'react';
import { useFrameData } from './frame-data.ts';
import { optional } from './optional.tsx';
import { whenIdle } from './when-idle.ts';

const LateParts = optional(() =>
  import(/* webpackChunkName: "late-parts" */ './late-parts.tsx').then((module) => module.LateParts),
);

/** The server says whether anything is to be prompted, and who provides what; the page comes first. */
export function LazyLateParts() {
  const { prompt, providers } = useFrameData();
  const isWanted = Boolean(prompt ?? providers.ads ?? providers.tagManager ?? providers.analytics);
  const [isTime, setTime] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => setTime(true)) : undefined), [isWanted]);
  return isTime && <LateParts />;
}
