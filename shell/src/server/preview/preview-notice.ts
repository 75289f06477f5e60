import { type Locale, languageTags } from '@hotdrop/shared-domain/locale';
import type { ShownNotice } from '../../frame/frame-data.ts';
import type { Preview } from './read-preview.ts';

interface Words {
  readonly shown: (versions: string, until: string) => string;
  readonly broken: (versions: string) => string;
  readonly elsewhere: (area: string, origin: string) => string;
  readonly forged: string;
  readonly expired: string;
  /** The operator has not listed the origin. */
  readonly unlisted: string;
  /** The wish for another origin came from somebody else's page. */
  readonly followed: string;
}

/** Said by the server alone: browsers need not fetch words that hardly anybody sees. */
const words: Record<Locale, Words> = {
  en: {
    shown: (versions, until) => `Preview until ${until}: ${versions}. Back to the published site.`,
    broken: (versions) => `Could not be started, the published version stands in: ${versions}.`,
    elsewhere: (area, origin) => `Preview: ${area} comes from ${origin}. Back to the published site.`,
    forged: 'This preview link is not valid: you see the published site.',
    expired: 'This preview link has expired: you see the published site.',
    unlisted:
      'This site runs no code from the origin that the link names (AREA_OVERRIDE_ORIGINS lists those that it does): you see the published site.',
    followed:
      'A link to code of another origin works only when you paste it into the address bar yourself, on a site with https: you see the published site.',
  },
  ko: {
    shown: (versions, until) => `미리보기(${until}까지): ${versions}. 공개된 사이트로 돌아가기`,
    broken: (versions) => `시작할 수 없어 공개된 버전을 대신 표시합니다: ${versions}`,
    elsewhere: (area, origin) => `미리보기: ${area}, 출처 ${origin}. 공개된 사이트로 돌아가기`,
    forged: '유효하지 않은 미리보기 링크입니다. 공개된 사이트를 표시합니다.',
    expired: '만료된 미리보기 링크입니다. 공개된 사이트를 표시합니다.',
    unlisted:
      '이 사이트는 링크에 적힌 출처의 코드를 실행하지 않습니다(허용된 출처는 AREA_OVERRIDE_ORIGINS에 있습니다). 공개된 사이트를 표시합니다.',
    followed:
      '다른 출처의 코드로 가는 링크는 https 사이트에서 주소창에 직접 붙여 넣을 때만 작동합니다. 공개된 사이트를 표시합니다.',
  },
  'zh-tw': {
    shown: (versions, until) => `預覽（至 ${until}）：${versions}。返回已發布的網站`,
    broken: (versions) => `無法啟動，改為顯示已發布的版本：${versions}`,
    elsewhere: (area, origin) => `預覽：${area} 來自 ${origin}。返回已發布的網站`,
    forged: '此預覽連結無效，目前顯示已發布的網站。',
    expired: '此預覽連結已過期，目前顯示已發布的網站。',
    unlisted:
      '本網站不會執行連結所指來源的程式碼（允許的來源列於 AREA_OVERRIDE_ORIGINS），目前顯示已發布的網站。',
    followed:
      '指向其他來源程式碼的連結，只有在 https 網站上由您自行貼到網址列時才有效，目前顯示已發布的網站。',
  },
  'zh-cn': {
    shown: (versions, until) => `预览（至 ${until}）：${versions}。返回已发布的网站`,
    broken: (versions) => `无法启动，改为显示已发布的版本：${versions}`,
    elsewhere: (area, origin) => `预览：${area} 来自 ${origin}。返回已发布的网站`,
    forged: '此预览链接无效，当前显示已发布的网站。',
    expired: '此预览链接已过期，当前显示已发布的网站。',
    unlisted:
      '本网站不会运行链接所指来源的代码（允许的来源列于 AREA_OVERRIDE_ORIGINS），当前显示已发布的网站。',
    followed:
      '指向其他来源代码的链接，只有在 https 网站上由您自行粘贴到地址栏时才有效，当前显示已发布的网站。',
  },
  ja: {
    shown: (versions, until) => `プレビュー（${until}まで）：${versions}。公開中のサイトに戻る`,
    broken: (versions) => `起動できないため、公開中のバージョンを表示しています：${versions}`,
    elsewhere: (area, origin) =>
      `プレビュー：${area} は ${origin} から読み込まれています。公開中のサイトに戻る`,
    forged: 'このプレビューリンクは無効です。公開中のサイトを表示しています。',
    expired: 'このプレビューリンクは期限切れです。公開中のサイトを表示しています。',
    unlisted:
      'このサイトは、リンクに書かれた提供元のコードを実行しません（許可された提供元は AREA_OVERRIDE_ORIGINS にあります）。公開中のサイトを表示しています。',
    followed:
      '別の提供元のコードへのリンクは、https のサイトでご自身がアドレスバーに貼り付けたときだけ有効です。公開中のサイトを表示しています。',
  },
};

/** Stands above everything else, so that nobody takes a preview for the site, or the site for a preview. */
export function previewNotice(
  preview: Preview,
  broken: readonly string[],
  locale: Locale,
): ShownNotice | undefined {
  if (preview.status === 'refused') return notice(words[locale][preview.why], null);
  if (preview.status === 'elsewhere') {
    const { area, origin } = preview.override;
    return notice(words[locale].elsewhere(area, origin), back);
  }
  if (preview.status !== 'shown') return undefined;
  const until = preview.until.toLocaleString(languageTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const versions = Object.entries(preview.versions).map(([area, version]) => `${area} ${version}`);
  const text = [
    words[locale].shown(versions.join(', '), `${until} UTC`),
    ...(broken.length > 0 ? [words[locale].broken(broken.join(', '))] : []),
  ];
  return notice(text.join(' '), back);
}

const back: ShownNotice['link'] = { href: '?areas=', isNewWindow: false };

const notice = (text: string, link: ShownNotice['link']): ShownNotice => ({
  id: 'preview',
  text,
  link,
  colors: { text: '#1b1300', ground: '#ffc53d' },
});
