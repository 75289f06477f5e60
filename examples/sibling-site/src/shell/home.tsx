import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { texts } from '../game/texts.ts';
import styles from './home.module.css';

/** Home page of the sibling site, with the parts that areas have for home. */
export function Home() {
  const { game, locale } = useSite();
  const hasFavorites = useFavorites().length > 0;
  return (
    <>
      <title>{game.name[locale]}</title>
      <PageHead title={game.name[locale]} lead={texts.tagline[locale]} />
      <Content className={styles.parts}>
        {/* Without favorites, the part would reserve a place for nothing. */}
        {hasFavorites && <Slot name="home.favorites" context={{}} />}
        <Slot name="home.hero" context={{}} />
        <Slot name="home" context={{}} />
      </Content>
    </>
  );
}
