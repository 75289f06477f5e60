import { AppPrompt } from './notices/app-prompt.tsx';
import { Providers } from './providers/providers.tsx';
import { useSurroundings } from './surroundings.ts';

/** What no page waits for. */
export function LateParts() {
  const { prompt } = useSurroundings();
  return (
    <>
      {prompt && <AppPrompt kind={prompt} />}
      <Providers />
    </>
  );
}
