/** A failure that the person at the terminal can act on: printed as it is, without a stack. */
export class UserFacingError extends Error {}

/** Prints what is being done. @param {string} text */
export function say(text) {
  console.log(`› ${text}`);
}

/**
 * Runs a script's main function; a UserFacingError is printed alone, anything else with its stack, and both end with code 1.
 * @param {() => Promise<number | void>} body gives the exit code
 */
export async function main(body) {
  try {
    process.exitCode = (await body()) ?? 0;
  } catch (error) {
    console.error(error instanceof UserFacingError ? `✗ ${error.message}` : error);
    process.exitCode = 1;
  }
}
