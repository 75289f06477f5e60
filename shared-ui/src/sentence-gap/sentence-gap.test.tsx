import { renderWithSite } from '../testing/render-with-site.tsx';
import { SentenceGap } from './sentence-gap.tsx';

const locales = ['en', 'ko', 'ja', 'zh-tw', 'zh-cn'] as const;

test.each(locales)(
  'has a space only where the full stop of a language includes none (%s)',
  async (locale) => {
    const { container } = await renderWithSite(
      <p>
        One.
        <SentenceGap />
        Two.
      </p>,
      { locale },
    );
    const hasSpace = ['en', 'ko'].includes(locale);
    expect(container.querySelector('p')?.textContent).toBe(hasSpace ? 'One. Two.' : 'One.Two.');
  },
);
