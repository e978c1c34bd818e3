import { formStore } from "#shell/forms/use-persistent-form.ts";
import { type Application, emptyApplication } from "./device-rules.ts";

const store = (userId: string) => formStore<Application>("device", userId);

/** The model that the application which has not been sent yet is about; empty when none is chosen. */
export const keptModel = (userId: string): string => store(userId).read(emptyApplication).modelId;

/** Chooses the model for the next application; an empty one chooses none. What else is written there stays. */
export function keepModel(userId: string, modelId: string): void {
  const { read, write } = store(userId);
  write({ ...read(emptyApplication), modelId }, emptyApplication);
}
