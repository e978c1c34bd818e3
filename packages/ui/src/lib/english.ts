import { carouselText } from "../widgets/carousel/carousel-text.ts";
import { carouselTextEn } from "../widgets/carousel/carousel-text-en.ts";
import { circleText } from "../widgets/circle-card/circle-text.ts";
import { circleTextEn } from "../widgets/circle-card/circle-text-en.ts";
import { messageText } from "../widgets/message-bubble/message-text.ts";
import { messageTextEn } from "../widgets/message-bubble/message-text-en.ts";
import { growthText } from "../widgets/points-mark/growth-text.ts";
import { growthTextEn } from "../widgets/points-mark/growth-text-en.ts";
import { pollText } from "../widgets/poll/poll-text.ts";
import { pollTextEn } from "../widgets/poll/poll-text-en.ts";
import { shellText } from "../widgets/popup/shell-text.ts";
import { shellTextEn } from "../widgets/popup/shell-text-en.ts";
import { editorText } from "../widgets/rich-editor/editor-text.ts";
import { editorTextEn } from "../widgets/rich-editor/editor-text-en.ts";
import { suggestionText } from "../widgets/suggestion-list/suggestion-text.ts";
import { suggestionTextEn } from "../widgets/suggestion-list/suggestion-text-en.ts";
import { forumText } from "../widgets/thread-card/forum-text.ts";
import { forumTextEn } from "../widgets/thread-card/forum-text-en.ts";
import { pictureText } from "../widgets/upload-tile/picture-text.ts";
import { pictureTextEn } from "../widgets/upload-tile/picture-text-en.ts";
import type { Translations } from "./locale.tsx";
import { en } from "./text-en.ts";
import { zhHans } from "./text-zh-hans.ts";

/** All default texts in English, for `LocaleProvider`. Apps in Chinese only never load them. */
export const english: Translations = new Map<object, object>([
  [zhHans, en],
  [growthText, growthTextEn],
  [editorText, editorTextEn],
  [forumText, forumTextEn],
  [suggestionText, suggestionTextEn],
  [shellText, shellTextEn],
  [circleText, circleTextEn],
  [carouselText, carouselTextEn],
  [messageText, messageTextEn],
  [pollText, pollTextEn],
  [pictureText, pictureTextEn],
]);
