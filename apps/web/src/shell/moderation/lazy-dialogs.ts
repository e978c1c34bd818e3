import { lazyDialog } from "#shell/loading/lazy-component.tsx";

/** The dialogs behind the menus of threads, comments and members. Few readers open them, so their code loads then. */
export const ModerationDialog = lazyDialog(async () => ({
  default: (await import("./moderation-dialog.tsx")).ModerationDialog,
}));
export const ReportDialog = lazyDialog(async () => ({
  default: (await import("./report-dialog.tsx")).ReportDialog,
}));
export const VersionHistoryDialog = lazyDialog(async () => ({
  default: (await import("./version-history-dialog.tsx")).VersionHistoryDialog,
}));
