import { createBrowserFormStore } from "#shell/forms/use-persistent-form.ts";
import { type Application, emptyApplication } from "./device-rules.ts";

const getStore = (userId: string) => createBrowserFormStore<Application>("device", userId);

/** Returns the model of the unsent application, or an empty string. */
export const getDraftModelId = (userId: string): string => getStore(userId).read(emptyApplication).modelId;

/** Sets the model of the unsent application and keeps its other fields. An empty ID clears it. */
export function setDraftModelId(userId: string, modelId: string): void {
  const { read, write } = getStore(userId);
  write({ ...read(emptyApplication), modelId }, emptyApplication);
}
