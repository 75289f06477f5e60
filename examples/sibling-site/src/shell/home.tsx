import { PageHead } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { words } from '../game/words.ts';

/** A page of the sibling's own. */
export function Home() {
  const { game, locale } = useSite();
  return (
    <>
      <title>{game.name[locale]}</title>
      <PageHead title={game.name[locale]} lead={words.tagline[locale]} />
    </>
  );
}
