import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { texts } from '../game/texts.ts';
import styles from './home.module.css';

/** Home page of the sibling site, with the parts that areas have for home. */
export function Home() {
  const { game, locale } = useSite();
  return (
    <>
      <title>{game.name[locale]}</title>
      <PageHead title={game.name[locale]} lead={texts.tagline[locale]} />
      <Content className={styles.parts}>
        <Slot name="home" context={{}} />
      </Content>
    </>
  );
}
