/** An attacker's text, short enough for every text field. */
export interface HostileValue {
  readonly what: string;
  readonly text: string;
}

function group(kind: string, texts: readonly string[]): HostileValue[] {
  return texts.map((text, index) => ({ what: `${kind} ${index + 1}`, text }));
}

/** Too long for any one-line field, short enough to fill all fields of a document. */
const OVERLONG = 2_100;

/** Each would run `alert` or define `pwned` if a page contained it as anything but text. */
export const HOSTILE_VALUES: readonly HostileValue[] = [
  ...group("a script for an address", [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " \tjavascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "javascript&colon;alert(1)",
    "&#106;avascript:alert(1)",
    "javascript\u200b:alert(1)",
    "jav&#x0A;ascript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript://a.example/%0aalert(1)",
    "vbscript:msgbox(1)",
    "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
    "blob:https://a.example/1",
    "filesystem:https://a.example/1",
    "view-source:javascript:alert(1)",
  ]),
  ...group("an element", [
    "<script>alert(1)</script>",
    "<SCRIPT SRC=//a.example/x.js></SCRIPT>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
    "<svg><a href='javascript:alert(1)'><text>x</text></a></svg>",
    "<math><mtext></mtext><mglyph><style><img src onerror=alert(1)>",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "<object data='javascript:alert(1)'>",
    "<details open ontoggle=alert(1)>",
    "<base href='//a.example/'>",
    "<meta http-equiv=refresh content='0;url=//a.example'>",
    "<form action='//a.example'><input name=p>",
    "<link rel=stylesheet href='//a.example/x.css'>",
    "<dialog open><h1>x</h1></dialog>",
    "<template><script>alert(1)</script></template>",
    "<noscript><p title='</noscript><img src onerror=alert(1)>'>",
    "<plaintext>",
    "<!--><script>alert(1)</script>-->",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<<script>alert(1)//<</script>",
  ]),
  ...group("the end of what it stands in", [
    '"><script>alert(1)</script>',
    "'><img src=x onerror=alert(1)>",
    '" onmouseover="alert(1)',
    "' autofocus onfocus='alert(1)",
    "`onpointerenter=alert(1)",
    "</title><script>alert(1)</script>",
    "</style><script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    '{"@type":"Hotel","name":"</script><svg onload=alert(1)>"}',
    "</textarea><img src onerror=alert(1)>",
    "</a></div></main><h1>closed</h1>",
    "<!-- -->",
    "-->",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&#60;script&#62;alert(1)",
  ]),
  ...group("a piece of style", [
    "red;position:fixed;inset:0",
    "#fff;background:url(//a.example/x)",
    "#ffffff}body{display:none",
    "expression(alert(1))",
    "url(javascript:alert(1))",
    "#fff/**/",
    "@import '//a.example/x.css';",
    "\\3c script\\3e",
    "var(--x,url(//a.example))",
    "#ffffff\u0000",
  ]),
  ...group("a template", [
    "{{constructor.constructor('alert(1)')()}}",
    `\${alert(1)}`,
    "<%= alert(1) %>",
    "#{7*7}",
  ]),
  ...group("a character that hides", [
    "menu\u0000.pdf",
    "menu\u0007",
    "menu\u001b[31mred",
    "menu\u202Efdp.exe",
    "\u2066menu\u2069",
    "a\u200bb\u200cc\u200dd\ufeffe",
    "\u2028alert(1)\u2029",
    "Z̷̢̛̫̈́a̶͉̿l̵̰̈g̷̱̈́o",
    "\ud800",
    "\ue000",
    "\u00a0\u3000",
  ]),
  ...group("a trick of addresses", [
    "//a.example/x",
    "\\\\a.example\\x",
    "https:/\\a.example",
    "https://user:pass@a.example",
    "https://a.example@b.example",
    "https://[::1]/",
    "http://localhost/",
    'https://a.example/"onclick=alert(1)//',
    "https://a.example/<script>alert(1)</script>",
    "https://a.example/'),url(javascript:alert(1)",
    "../../admin",
    "/p/x/events",
    "#d-x",
    "tel:+1;phone-context=javascript:alert(1)",
    "mailto:a@b.example?cc=c@d.example",
    "a@b.example?bcc=c@d.example",
    "file:///etc/passwd",
    "?q=%0d%0aset-cookie:x=1",
  ]),
  ...group("a word of the language", ["__proto__", "constructor", "toString", "null", "[object Object]"]),
  ...group("too much", [
    "a".repeat(OVERLONG),
    "<b>".repeat(OVERLONG / 3),
    "a\n".repeat(OVERLONG / 3),
    "👨‍👩‍👧‍👦".repeat(90),
  ]),
];

/** Every twelfth text of each kind, for runs that are not full size. */
export const TWELFTH_OF_HOSTILE_VALUES = HOSTILE_VALUES.filter(
  ({ what }) => Number(/\d+$/.exec(what)?.[0]) % 12 === 1,
);
