import { configure } from "@testing-library/react";

// A part that is code of its own is compiled on first use: on a busy machine that takes longer than one second.
configure({ asyncUtilTimeout: 15_000 });
