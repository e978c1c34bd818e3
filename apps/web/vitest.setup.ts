import { configure } from "@testing-library/dom";

// A page's chunk is compiled on first use: on a busy machine that takes longer than the library's one second.
configure({ asyncUtilTimeout: 15_000 });
