import { PageHead } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { texts } from '../game/texts.ts';

/** Home page of the sibling site. */
export function Home() {
  const { game, locale } = useSite();
  return (
    <>
      <title>{game.name[locale]}</title>
      <PageHead title={game.name[locale]} lead={texts.tagline[locale]} />
    </>
  );
}
