/** A failure with a sentence for the member that no call has answered: the browser or the device refused. */
export class Refusal extends Error {}
