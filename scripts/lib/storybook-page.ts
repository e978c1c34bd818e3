/** An error as Storybook's events carry it. */
export type StorybookFailure = { message?: string; description?: string };

/** The channel of Storybook's preview, as far as functions that run in its page use it. */
type Channel = {
  on: (event: string, listener: (...data: never[]) => void) => void;
  off: (event: string, listener: (...data: never[]) => void) => void;
  emit: (event: string, data: { storyId: string; viewMode?: string }) => void;
  last: (event: string) => { storyId: string }[] | undefined;
};

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: { storyStoreValue?: object } | undefined;
}
