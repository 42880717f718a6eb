"""Style sheet of a report: one column of findings on a twelve-column grid."""

STYLE = """\
*{box-sizing:border-box}
html,body{margin:0}
body{background:var(--night-0);color:var(--text-1);font:15px/1.45 var(--sans)}
body{font-variant-numeric:lining-nums}
h1,h2,h3,p,figure,ul{margin:0;padding:0}
.r{width:1440px;max-width:100%;margin:0 auto;padding:48px 104px 56px;display:grid;gap:44px}
.r>*,.sec>*,.hero>*{min-width:0}
.h{display:grid;grid-template-columns:1fr auto;gap:16px;align-items:end;border-bottom:2px solid var(--text-1)}
.h{padding-bottom:14px}
h1{font:600 40px/1.05 var(--serif)}
.h p{font-size:14px;color:var(--text-2);margin-top:9px}
.acts{display:flex;gap:8px}
.btn{height:44px;min-width:44px;background:none;border:1px solid var(--night-5);border-radius:6px}
.btn{padding:0 14px;color:var(--text-1);font:13px var(--sans);cursor:pointer}
.btn:focus-visible,summary:focus-visible{outline:3px solid var(--light);outline-offset:2px}
.hero{display:grid;grid-template-columns:1fr 560px;gap:40px;align-items:start}
.hero.alone{grid-template-columns:1fr}
.verdict{font:400 31px/1.28 var(--serif);text-wrap:pretty;max-width:34em}
.verdict b{font-weight:600}
.three{display:grid;grid-template-columns:repeat(3,auto);justify-content:start;gap:36px;margin-top:28px}
.three div{border-top:1px solid var(--night-5);padding-top:9px;min-width:150px;max-width:230px}
.three b{font:600 40px/1 var(--serif);display:block}
.three small{font-size:22px}
.three span{font-size:13px;line-height:1.35;color:var(--text-2);display:block;margin-top:6px}
figcaption{font-size:12.5px;line-height:1.4;color:var(--text-2);margin-top:8px}
.sec{display:grid;grid-template-columns:repeat(12,1fr);gap:20px 32px}
.sec>h2{grid-column:1/13;font:600 24px/1.2 var(--serif);border-top:1px solid var(--night-5);padding-top:14px}
.sec>h2 i{font:600 13px/1 var(--sans);color:var(--text-3);margin-right:12px}
.sec h3{font:600 13px/1.2 var(--sans);color:var(--text-2);margin-bottom:8px}
.c12{grid-column:span 12}.c7{grid-column:span 7}
.c6{grid-column:span 6}.c5{grid-column:span 5}.c4{grid-column:span 4}
.ch{display:block;width:100%;height:auto;overflow:visible}
.ch text{font:12.5px var(--sans);fill:var(--text-2)}
.ch .n{font:600 15px var(--serif);fill:var(--text-1)}
.ch .k{fill:var(--text-1)}
.ch .q{fill:var(--text-3);font-size:12px}
.ch .ink{fill:#0a0b0d;font-weight:700}
.ch .ax{stroke:var(--night-5);stroke-width:1;fill:none}
.ch .gr{stroke:var(--night-4);stroke-width:1;stroke-dasharray:1 4;stroke-linecap:round;fill:none}
.ch .iv{stroke:var(--text-1);stroke-width:2.6;stroke-linecap:round}
.ch .iv.un{stroke:var(--text-3);stroke-width:2}
.ch .pt{fill:var(--text-1)}
.ch .pt.un{fill:var(--night-0);stroke:var(--text-3);stroke-width:2}
.ch .band{fill:var(--night-3)}
.ch .hn{font:700 58px var(--serif);fill:var(--text-1);paint-order:stroke}
.ch .hn{stroke:var(--night-0);stroke-width:11px}
.ch .way,.ch .under{fill:none;stroke-linecap:round;stroke-linejoin:round}
.ch .way{stroke:var(--text-1);stroke-dasharray:0 26}
.ch .under{stroke:var(--night-0);stroke-opacity:.8;stroke-dasharray:0 26}
.ch .ring,.ch .ring-under{fill:none}
.ch .ring{stroke:var(--text-1);stroke-width:9}
.ch .ring-under{stroke:var(--night-0);stroke-width:19;stroke-opacity:.85}
#lab-board .coord{font-size:26px}
#lab-board .tile{display:none}
.say{font-size:14px;line-height:1.5;color:var(--text-2);max-width:72ch;margin-top:10px}
.key{display:flex;align-items:center;gap:8px;font-size:12px;color:var(--text-2);margin-top:8px}
.key u{display:inline-flex;text-decoration:none}
.key s{width:22px;height:12px;display:block}
.data{margin-top:8px;font-size:12.5px;color:var(--text-2)}
.data summary{cursor:pointer;min-height:24px;color:var(--text-3)}
table{border-collapse:collapse;width:100%;font-size:12.5px;margin-top:6px}
th{font:600 12px/1.25 var(--sans);color:var(--text-3);text-align:right;padding:0 0 4px 10px}
td{border-top:1px solid var(--night-4);padding:4px 0 4px 10px;text-align:right}
td{font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:left;padding-left:0}
.watch{list-style:none;display:grid;grid-template-columns:repeat(2,1fr);gap:10px 32px;font-size:14px}
.watch li{color:var(--text-2);border-top:1px solid var(--night-4);padding-top:8px}
.watch b{color:var(--text-1);font:600 16px/1.2 var(--serif)}
.adv{display:grid;grid-template-columns:repeat(3,1fr);gap:16px}
.adv>div{background:var(--night-1);border:1px solid var(--night-5);border-radius:6px;padding:14px 16px 16px}
.adv>div{display:grid;gap:10px;align-content:start;break-inside:avoid}
.adv b{font:600 18px/1.25 var(--serif)}
.adv .d{display:grid;grid-template-columns:auto 1fr;gap:14px;align-items:center}
.adv .d{border-top:1px solid var(--night-4);padding-top:10px}
.adv .d i{font:600 30px/1 var(--serif)}
.adv .d span,.adv p{font-size:13.5px;line-height:1.45;color:var(--text-2)}
.adv a{justify-self:start;display:inline-flex;align-items:center;text-decoration:none}
.told{list-style:none;font-size:14px;line-height:1.5;color:var(--text-2);margin-top:10px}
code{font:12px var(--mono);color:var(--text-1);white-space:nowrap}
.foot{border-top:2px solid var(--text-1);padding-top:12px;font-size:12.5px;line-height:1.5}
.foot{color:var(--text-2);columns:3;column-gap:32px}
.foot p{break-inside:avoid;margin-bottom:8px}
.foot b{color:var(--text-1)}
.ch.narrow{display:none}
.ch.narrow .k{paint-order:stroke;stroke:var(--night-0);stroke-width:6px}
@media screen and (max-width:1400px){.r{padding:40px 32px}}
@media screen and (max-width:1200px){.r{padding:32px 48px}.hero{grid-template-columns:1fr 1fr}
.verdict{font-size:26px}.sec>:has(.wide){grid-column:1/13}.ch.wide{max-width:760px}
.three{grid-template-columns:repeat(3,1fr);gap:20px}.three div{min-width:0}}
@media screen and (max-width:1000px){.r{padding:24px 16px}.hero,.watch,.adv{grid-template-columns:1fr}
.sec>*{grid-column:1/13!important}.foot{columns:1}.verdict{font-size:23px}
.three{grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:20px}}
@media screen and (max-width:600px){.h{grid-template-columns:1fr}
.sec figure{overflow-x:auto}.ch.wide{display:none}.ch.narrow{display:block}
.ch.half text{font-size:15px}.ch.half .n{font-size:18px}.ch.half .q{font-size:13.5px}}
@media print{@page{size:A4;margin:12mm 12mm 14mm}
html,body{background:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}
.r{display:block;width:1232px;max-width:none;padding:0;zoom:.57;margin:0}
.r>*{margin-bottom:34px}.sec{break-inside:avoid}.sec>:has(.wide){grid-column:1/13}.ch.wide{max-width:900px}
.acts,.data,.adv a{display:none}.hero,figure,.watch li{break-inside:avoid}.sec>h2{break-after:avoid}}
"""
