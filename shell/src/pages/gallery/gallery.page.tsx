import { examples } from '@hotdrop/shared-ui/examples';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '../page-meta.tsx';
import styles from './gallery.module.css';

const themes = ['dark', 'light'] as const;

/**
 * Shows every component of shared-ui in its states and in both themes. The page is for development: its texts are not
 * translated, and a production build does not contain it.
 */
export function GalleryPage() {
  return (
    <>
      <PageMeta title="Gallery" isHidden />
      <PageHead title="Gallery" lead={`${examples.length} examples, left dark and right light`} />
      <Stack>
        {examples.map(({ name, draw }) => (
          <section key={name} className={styles.example} aria-label={name}>
            <h2>{name}</h2>
            {themes.map((theme) => (
              <div key={theme} className={styles[theme]}>
                {draw()}
              </div>
            ))}
          </section>
        ))}
      </Stack>
    </>
  );
}
