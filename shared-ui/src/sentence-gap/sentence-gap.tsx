import type { Locale } from '@hotdrop/shared-domain/locale';
import { useSite } from '../site/index.ts';

/** Languages whose full stop includes its space. */
const withoutSpace: readonly Locale[] = ['ja', 'zh-tw', 'zh-cn'];

/** The space between two sentences. */
export function SentenceGap() {
  const { locale } = useSite();
  return withoutSpace.includes(locale) ? null : ' ';
}
