import { createPubg } from './create-pubg.ts';
import { words as en } from './words/en.ts';
import { words as ja } from './words/ja.ts';
import { words as ko } from './words/ko.ts';
import { words as zhCn } from './words/zh-cn.ts';
import { words as zhTw } from './words/zh-tw.ts';

/** The game in all languages, for servers. Browsers use `loadPubg`. */
export const pubg = createPubg({ ko, en, 'zh-tw': zhTw, 'zh-cn': zhCn, ja });
