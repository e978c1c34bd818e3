import { CommandError } from "../command.ts";

/** Error for a source file that is damaged or ends too early. Thrown before anything is written. */
export class BrokenFileError extends CommandError {
  constructor(file: string, why: string) {
    super(`${file} 读不出来，或不完整：${why}。什么都没有导入。`);
  }
}
