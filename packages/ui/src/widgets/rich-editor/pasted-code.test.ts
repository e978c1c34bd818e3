// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { looksLikeMarkdown, readPasted } from "./read-pasted.ts";

test("keeps the indentation and empty lines of code from VS Code", () => {
  const html = `<meta charset="utf-8"><div style="color:#cccccc;background-color:#1f1f1f;font-family:Consolas,'Courier New',monospace;font-size:14px;line-height:19px;white-space:pre;"><div><span style="color:#c586c0;">if</span><span style="color:#cccccc;"> ok:</span></div><div><span style="color:#cccccc;">    for i in a:</span></div><div><span style="color:#cccccc;">        print(i)</span></div><br><div><span>done()</span></div></div>`;
  expect(readPasted(html)).toEqual({
    html: "<pre><code>if ok:\n    for i in a:\n        print(i)\n\ndone()</code></pre>",
    source: "page",
    lost: [],
  });
});

test("puts a single word from VS Code into the sentence", () => {
  const html = `<div style="font-family:Menlo, Monaco, monospace;white-space:pre;"><div><span>useEffect</span></div></div>`;
  expect(readPasted(html).html).toBe("<p><code>useEffect</code></p>");
});

test.each([
  `<div data-page-id="a"><pre class="ace-line old-record-id-1" style="white-space:pre;"><code class="language-Bash" data-lark-language="Bash" data-wrap="false"><div>cd a</div><div>  ls</div></code></pre></div>`,
  `<div class="docx-code-block-container"><div class="code-block-header">Bash</div><div class="code-block-content" data-language="Bash"><div>cd a</div><div>&nbsp; ls</div></div></div>`,
])("keeps the lines of a code block from an online document (%#)", (html) => {
  expect(readPasted(html).html).toContain('<pre><code class="language-Bash">cd a\n  ls</code></pre>');
});

test.each([
  "# 装依赖\nsudo apt update\nsudo apt install -y adb\n# 连眼镜\nadb devices",
  "#!/bin/bash\n# 一\n# 二\n\n看看",
  '# 端口\nPORT=8080\n# 主机\nHOST="a"\n',
  "# every hour\n0 * * * * /usr/bin/backup --all\n# every minute\n* * * * * /usr/bin/check --all",
  "# 读文件\nimport os\n\n# 打印\nfor name in os.listdir('.'):\n    print(name)",
])("reads comments of a script as text (%#)", (text) => {
  expect(looksLikeMarkdown(text)).toBe(false);
});

test.each([
  "# 安装\n\n## 第一步\n\nnpm install a\n\n## 第二步\n\nnpm start\n",
  "# 题\n\n这一段讲为什么。\n\n## 小题\n\n这一段讲怎么做。",
  "# A title\n\nThis is a well-known fact, set in stone.\n\n# Another\n\nMore text.",
])("reads headings of a document as headings (%#)", (text) => {
  expect(looksLikeMarkdown(text)).toBe(true);
});
