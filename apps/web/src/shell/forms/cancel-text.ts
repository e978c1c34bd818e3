/** What leaves a dialog without its act: beside one that is itself called 取消, the word alone would say both. */
export const cancelBeside = (act: string) => (act.startsWith("取消") ? "不取消" : "取消");
