/** Written by `npm run docs` from the sample in content/. */

export const SAMPLE_OWNER = 'Camille Persienne'

/** Hashes of its texts and pictures. */
export const SAMPLE_HASHES = `
--lFAI -3qvs2 -85w-c -8MEKi -HviqI -PezOw -QFnhT -Q_P4t -S2r4F -VFiVk -Yi8kC -_zz2L -cOHsm -cpXpj -eSqtI -ifN54 -mbGbg -qtgBs -zFBuh 0-nhq8
034api 07K8To 07S_uU 0AjLkZ 0BzmOn 0Hw_Jp 0Hwc7y 0Jtvzc 0KLvh1 0Kl0gb 0LdStE 0LoYwi 0M-4qa 0SimJg 0XGIc2 0eBuXY 0eNmE4 0exStD 0fCWPm 0geDCu
0k2Zbd 0l-Bpn 0qGuyf 0qTfim 0qoBGv 0quoaY 10Icd5 17_YHB 18wgR3 1A5W21 1AKujD 1IHa5J 1Mqvwa 1PpPG0 1cVUV_ 1eSwmv 1hzBd6 1lEIsZ 1lGYvV 1nCgC0
1otvGe 1qbyrD 1rn9wA 1t4wsv 1ueKA0 1uh3Tt 1ypKxI 1z-t_n 2-97aN 21aKL5 21dMEv 25Phdl 25bKfA 26kkNp 29CzZe 2CJnAf 2CX1EB 2CeXo1 2D_Dvo 2HMDqu
2Jp2UR 2MU-qK 2MdCYW 2NRy7g 2P20e1 2UriLG 2VS930 2XyvsF 2Y6yp_ 2YSOlt 2YtSen 2cNB9a 2clDWT 2g4GTF 2k6C_i 2kxlmN 2mPDjJ 2rg-q- 2xmzrH 2y1EKu
2yfUj6 344HFy 37H1Ep 37HwLq 386_gh 3FfY5M 3GRRFY 3HJHAi 3HxWhi 3Kbhp7 3KkfLH 3KmEF8 3PF1c2 3R2bTq 3U_tkt 3dWXXi 3dv7vQ 3f5qlN 3fHnQu 3jfO7u
3kApys 3kTk2y 3ttJNS 3u1_f9 3xOxSX 3yoGFW 3zywMV 4-VScL 41jStX 44Sc7R 44o7Kc 47k9Ra 49Cwis 4CuanR 4Dif63 4Kcvca 4LRc4F 4NUAEr 4PNxbk 4Q6YSp
4TfwBx 4URVjy 4VgFH7 4WEGmW 4YZ_y7 4ZlZvi 4cBDeW 4gtVw8 4nS1Ji 4oVOG2 4sUnv2 4vWHiP 4ymfnA 52wS_3 58xG-J 59s07G 5FMoXB 5WKW9f 5Y8h5s 5aWGWy
5gU8K5 5gunSX 5j_1oQ 5kOg9k 5pS1Xi 5q4LWr 5r5xwd 5zRyfS 5zT8Wl 6-BuHB 6-Zhnm 62YH3q 62fhUo 63uQqR 65yfXk 66i0Sw 67PNw2 6HLB9V 6HYA3C 6HbcSA
6Lk9KJ 6NSINc 6NdPkI 6O5w-_ 6OJB9D 6OeIYL 6PL4VM 6Q7c5n 6Q7fCu 6QvEx5 6Ro1cy 6TH1RG 6XZ79N 6i3PcE 6iNOO8 6ia93R 6mtNm3 6nD9-_ 6p2G21 6t_NEI
6yQoe4 6yS9CF 6yytpH 6zSIVY 77WxlT 7Akto5 7HEKO9 7IBupe 7KtzX4 7MWYcx 7PjjBQ 7RCcb_ 7RWReb 7SQRjd 7a9YAL 7ewTzO 7j8BfY 7jhPzd 7pOQK5 7qcLdA
7qlVnC 7qnQ2- 7vfYzk 7wWaYS 81HeQ2 837XFJ 84CYDH 84KwH6 84Qv1d 84X7WM 85wuoO 86XMYs 89I85v 8Abw-x 8CnDJE 8EgS7W 8HHxxW 8OTTtT 8T2Jfg 8VfTk9
8XbVj2 8_Ymu0 8aOeBp 8bPl7b 8cJa88 8gHWaA 8h0dlT 8h2ouA 8o67R6 8s7KnO 8vw04w 8wKkwB 8xd-qA 8xqp6g 8y9HvS 9-vEwt 94RbCv 9CIPZv 9CjkNv 9El8tp
9Ex0Gk 9FF_Hi 9IEnqb 9Q2xRW 9SvwaL 9Vhnaq 9WWTxa 9_Tb4M 9aAOl9 9c8Qy9 9f4eNB 9gFHiD 9h-uyx 9iDZdw 9kaDLO 9o7jiF 9pIDvo 9pSzYG 9q3dcw 9qaB2D
9sahEb 9sehcg 9sfVEC 9uZmst 9vtZqK 9wZ87d A1UdyH A2QKuc A38U1C A3Y_pk A4zU-o A6eFYm AB1bhu ACeu4V ACjH0Y ADn64D AKohJ4 ALZWMB ARxN5z AVP9Lv
AXRA6j A_AMai A_B3Fr Aaz__5 AmqZyu An2owr AoQo_I Ar1TFb AttImV AvGx_b AxoMY7 AyYHK0 B2_Ebe B4bRAz B6oQ8X B700Hw BIrmun BKPQe7 BL-eyT BR_32x
BVDYo2 BVN6YK BdxDab BfHZB7 Bg9F40 BhgKkz BjYQas BlCJAA Btnc21 BwDuEg Bxcd0m Bxstb_ C2LIQx C2gIMg C3RJnV C3YR12 C3wgTa C7xNiW C829YR CBKcg0
CBVd3O CDw7QM CEBROb CKAz7R CQ-tOW CS5BIK CUXASn CWxDEM CcgBel CePbUU CfTSnB CghGae ChZrfx CjDs6P CltaXg Cqdkn4 Csvh5T Cw-Xps CwknLu CzkW89
D6lvpf DHhEgT DImnXU DOxM-n DQGxg4 DSxK3C DVBc6r DVrn87 DW9igm DY5Peg DZvFN3 DcQhdJ DhBk0r Dji3eT Dls_KD Dm1o7V Do_pZn Dq0LZp E0UGw9 E15Exx
E1p-v5 E6hoZL EA4P-L EAbqwU EAyss1 EDTuKB EEVIqu EHTXpD EJeG73 EM9iyF EOzgzh ESWoLe ETOmHr EVW1CC EZ7xl0 EZeK5t E_6Z-w Ea_hmF EctZ2J EdaHcL
EgfasO EilnIF El0YSk EnUR_6 Eoo1_Y EpPrRa ErqXgt Es6-M8 EtBr1E EuF1U_ EuXSzD ExBu7b F-5FLt F-9r9h F-dJTH F07Alx F201mx F2FjKr F2HbZQ F2OEcq
F32Njl F5hdp0 F7h5YP F8u0Ys FAd6RC FBpN2C FBzTd_ FF0Jvs FPJ2mx FV8Uc0 FZSMGL FZv2_D FdNCnx Fel0NP Ff_pqE Ffp14T Fj1IjJ FjZ8iF FjvQd_ Fkgv2a
FoLMt4 Fq_IZE FwCDRX FxUQpx FyXFkc G8iZ5i G8ta1d GBKKZ0 GCT0c3 GGEMOh GMf183 GO2aBD GRCZn7 GU10k4 GV5UvR Gg0pV9 GiUWZ6 GmzCeS GohUmL GosS0z
Gq58i1 GxniKG GyKixd H2u9Vt H3-na1 H4eed6 H6ZbFE H7JBhQ HAJSNX HBgb3N HDDmL1 HJnKjo HONTwX HSq7_o HXFHAc H_WG31 H__WCv Hghscq HmpTTc HpDGnz
HvkS3o I-J71L I36ADx IAqFHd IEpAAT IFJj67 ILgB91 IOSWYN IPrgfd ITVKDm IVMKSw IY4Tn2 I_VJvO IaHS1l IbPIv5 IfACia IfWcJM Ih4N5I Ihias6 IhrEnM
IlMqjz InmEEM IsbLNO It6sSo Iu8I7p IuVNk_ Ivp8sH IwfG-X IxPoL3 Iz2J3E J5sfas J820LI J87fo3 J8llyf JPcBEB JPk4Rk JSMqc7 JZm6zq JagCTq Jba_J8
Jgjzlp JiLjbz JjFJsE JkyU9U JmmeVL JnOgwB JsBf4J K2HFOh K3db_s K7FLoS K83Blj K8miRW K9w2CJ KDF3Ye KDRslz KLXG-v KPBPFB KQVzVV KVR_r6 KWeJOM
KXgAUa K_uK0i Kb1bau KhPlrM Khe28l Kjq6iA Kjzqtx KpY66n KqWRu8 Kr-YPx KvkO2p KxyWPk L-Z-9r L1SD9o L390hF L3e9EM L4DPBK L4bWXM L6mXRs L6uEYu
L8UfmR LEVjOz LFwalq LI1gqV LIX29K LO3l2A LeTRGd LhAYtX LiOLhx LjNM3f LmfTFB LnbMyF LnlFF_ Lrgl2- LuPS_c Lut01K Lzg5Q0 M2H1F- MBhzbB MBim4b
MCMciB MLQVyX MLXuJ6 MLyHYa MT0Mjz MUmr5v MVi2JY MioesZ Miymc7 Mjk_LX MkYdV0 MlIRUf MplIIb MxcCPv N-uvvU N1dqsn N2RqWV N2Xl9w N3YOb5 N53npW
N5uYGe N8T1qm NA4uVO NA_AE2 NBfg09 NIM0FJ NJEQ8v NLKc7T NLQMAT NQYMIP NR2XG9 NSqtFM NV-cqc NWlDjl NYlwtG NdBsvE Nfpcvl NgysDe Ni8-f7 Njv8PO
NkI0QB NkTUII Nr76C0 NyklJk O0rjlN O3HNX- O4JGYQ O5sGJh OCSkdZ ODozrB OFkK_Q OHQJlm OH_v5o OJW5ZX OKdH0L OMi9ur ON4PCW OPlXrQ OSN-Zd OT6ImH
OUI40H OUj0nx OWj4UR ObTw8f OckJG7 Og_FzU OikbKH OjxyuD Om4w2w Onv51q Ooi_t2 OpY2x2 OpxzU1 Otn0-Z OuD8L4 OuIBDn OuLa9k OuxjNf Ouznbs Ov_Ubo
OwFGco OxbmWW OytDUx Oz5vbh Ozl_7c P5N7Fc P5yDfe PB_D63 PELGfD PGF6gc PHmrYe PJitzJ PLVmG4 PQ_AQZ PXJC79 PYo6bQ P_CSCm Pa634c PgWZEC Ph1HaW
PhSVf6 Pi59Pj Pkd-Z5 PkfMUD Poy3lV PxaW0v Pxpu_v PzxZRE Q-aZfC Q3McdS Q9XM7v QB7Dpq QCJcrU QDPkZE QGbbu2 QH2KZg QHxXI0 QItHIz QKUurs QLdNYx
QOlWtj QPjlxw QXk_wy Qc7YH4 QcKT38 QdFPdE QdnU6L Qg9RC3 Qi6uCk QiE2Co QnxDrT QqSIdQ QsyPcl QtwCwm R0GjGj R0YUs1 R4dJdh R8nPi6 RGRFjW RGj68L
RKWyZn RPmt-3 RT_bSM RXL2hs R_yTpt RaEkGs RbzUee RccRjX Resd4q RfJn7n Rh5Hwp RkES0G RlpCIj Rn4KHc Rp3ZYO Rsjig5 RuDlrp RwQyoc RwYYD0 RxQkXP
S3FNxl S5Jbe_ SC2ocO SFJRT6 SGtZ5V SIUOEw SJWPCq SO8TLu SSwjWN SVre1t SVvrL9 SYRyuM SZ00vj S_430Z SgPeHr Sld2A_ SnE9_E SvM-2d Sxu9Ak T0EIY9
T0oo77 T0vMHG T2MXKF T3b0x6 T6K9VY T6KvlV TD3hRK TEUxa1 TEhwk9 TKC07B TKhol4 TOWHAp TOckJq TT4RuQ T_Le18 TfBulC TgjeXr ThqNQ- TkMxLo TnwJ3Z
TqEmWe Tr014a Tu63bb TuECfE Tv9HMl TvVU-1 U1tprV U61sCv U6JS4X UC_wgs UCtW-9 UG1554 UJ0c0G UQ-enI UQa92B UQcU_A UTs5DX UWUs95 UWp6K6 UYDh2t
UYV8NO U_9xeK U_dnOM UaCm1b UbmRxH UcKhYN Udtns2 UhqRMN Uq_TEO Usd4GW Uub4ww Uwtuxs UylbWl Uz3-LI V0GL8f V0YXAO V1QY6g V5robU V6xTrj V8vFlG
VBAUUM VDB64C VDpRLD VDrZ8n VE1scb VFKCXs VGUUfa VIS0Bj VO0F7k VOzfs- VUOLnr VVz0uL VWuzIp VcNGvb VdusxU ViTjcd Vkw4N5 VyA-Rd VzeJXN W4ghdi
W5HRmX W71P_y W9OK5t WA5JcS WKkV_G WMRUyJ WNdMDM WOomDu WXY6Ra WXq_lR WZlHhP WcCj1x WcqXWK WeIx1E WefwYn WgC2ef WibrUV WktHjJ WlEn8v WnncaI
WqabhJ WsPtxx WtN8p_ Wtxul4 Ww2rZ5 X1W40F X32eDo XDcgxt XH9V9n XHCxo8 XMMHsg XNTm1v XNs6Dt XRzhH6 XXOda2 Xai938 XcVBM0 Xcjg0x XgrxQm XhSITo
XhkpXS XoLf-D XrDvOo XrUd-X XsGtyt XtxC77 Y5QzLp Y7GxN5 Y8rxIB YC0ICV YD4j1B YNFGoT YNKT-t YOQyY- YOfXsE YTfn0m YZ4l0i YZohzI YaF8zF YbDO6j
YeXBk1 YfKXS- YkRH5y Yv7tcQ YvIyT9 Yvo3Fg Z0HkzQ Z33oa2 Z84em6 Z8GW8j ZBJ_1x ZBqyZq ZCI2VP ZDfgGm ZEBEr_ ZEi_XT ZFS1a2 ZGqsL1 ZOhqHe ZPN-HB
ZR-3Ou ZUNlQN ZeDrsJ Zic314 ZltEtc Zm8oNI ZqkpX_ ZvfU0V ZxYUIk ZyNIAi ZzHsBt _4OWOU _5yQRZ _83VWM _9wkYj _EXBkF _F7Cum _FexNz _Hdj3k _LYiB6
_LkqwN _UeLea __BsfT _bRCil _bg_za _cdBYi _dW2KJ _dzYBQ _gubHU _iipPu _jfpUN _knae2 _lbiIU _u39PM _u3Ha_ _ytiWu a1dRfU a3zUp_ a9C1ZQ aBQTkR
aBbuT0 aCl8l9 aEDkUg aGZ1oi aGeW8H aMfMD1 aOtbJh aRw9qX aW_DOM a_VGBt absabh ahoOv9 ajJ4dy aqxiwk ar52hL axzagL b60rC9 b61UR8 b8bMlq b9eqfw
bDlM1l bEdJ-w bG2jul bHtgrE bJqqJp bLLLhk bNdLUs bO5Wit bQwVRu bUZNcj bXPvwy bY7d3S bZ-4H2 b_Rv_U baHFE9 bbPEmf bbSAaT bd1_B0 bgl1Pk bhEbSH
bigvOG bmcC_5 bwNzSO byJb8s bzHzFn bzNCuH c1F42b c4pv9T c6HUa8 c8V8Aq cG6Noo cHaAJv cJ5QRw cJSdr1 cMOUZG cMwplE cTYvrl cV7h75 cWGUIe cXWdAu
cZFeRo caT0_9 ccUNh_ cczIfR cf-K_s cfJ94b cm4HXU cs0BSA cuMBZw cuOjzw cuWTiO cxycp7 d-hHdQ d-iAyg d03AxM d05JDL d1xQ-4 d3WLvD d540N8 dKV_0y
dL4vEw dMHpoy dOE5N7 dOnlMx dQX-fb dRD_EX dSW9ID dVliJc dWi2xH d_M8Y5 da4E9Z dbfBlx dfF1Na dkdXUB do1BE6 dok8Nw dqKBc8 dqdrnO dquzFW dtjiCo
duIG9B dw7G-z dxQ1_S dyc0G3 dzEYsp dzsgS3 e31qlg e3vr_U eGay38 eGpKcA eIhFTa eNLHC2 eOUZ_V eZAoSL ea_kCy ebEDJb ec82w0 ecktlp egmaj9 ehhejU
ej1K_8 el2xcP elE1Mk epBfuu erJCT- ex48l2 ex78BZ ezL9Ux f3qARM f46Sh6 fAy_Ce fCWBOI fCmQ1R fEzB_g fGt7sg fGtJS8 fJgSqm fKP-hr fKXROn fMZ6X9
fO-R9j fQgaHl fQmTta fZ8mSI fbxQ7v ffc-rr fm20js fmTsq2 fmUIsj fpmdTt fsKhBK fwnvPh fxb7Qt g0_cHV g3utwo g5NvGd g6Z-bX g8pfiW g8vqSM g9yZq1
gFlKOR gJC4_t gKanO3 gRcGAN gSA3rM gVF2Ve gVFnV9 gdY9tg gdabGO gfuIZd gg4rRy ghpOXw giTQXz gktWgr goD4BC gskCVw guyh-D gvfU1H gvxOSz gxLCD3
h1monr h7OJl8 hDSOS4 hPt4-L hRizzZ hStl4S hTe3OT hV8Z5v hX9mZa hYc0qw ha0OLW hbo3Tt hcDygt hd3m_w hfdNBZ hnB7zJ hnp-Ed hoThSX hp8raF hsyGP3
hyW9An hzwm00 i3ubgC i4NAWA i6x1Wx i8FbvD i9nI3L iFIipr iK7V2v iLPAtA iL_nnN iLa2fJ iNnxoR iOVRE9 iPCjM7 iQLhYU iRSksY iRW2LR iUWIRQ iZs5Ta
ibuYk6 ikAJ7F ilL5Ag ilXSiS ilkTc0 ioyEE1 j0GW58 j0ZMXU j4sePI j7WkkQ j89Mdn j8QaE5 j8fODW jBiDaK jBkPbu jGKNB5 jHC-Ar jJqacA jVYRcF jWghtn
jXGwsX jaty6n jbaRxL jfhMfv jiiQ-j jlBThw jms52b js5xcN k-L-LS k1GYkM k3QBWg k4gToK k56a0l k6VEKd k73KVQ k84bKJ k9RaZC kF_dkP kGBhY8 kMBI-I
kNZX6I kTan0P kU97gu kUd2ro kZWSEq k_5DKq kbUH-m kcQh0J kcSZEF kjzc0t knLdly kpkwQ5 kq1_b- kqWY_g kwO55v kxHVX7 kxvFcR kye1e2 kzWJGS l1OQU9
l1uEi2 l8tgCy lBtPO1 lD1Vfl lIgKx2 lS3kLy lSFDWz lUXSpO lZ3-Pv lcbl84 ld-mka li7t2g lkgsbc lkio8e llsU-p lm-Tyx lnGR_d lqc1Nn lrOAme lrkbtM
lsY_Ev ltObZA lw8nSn m2Zb1D m6XrtB mDkMkb mJUVQy mK4jlB mKXdu4 mSkS6_ mTy_e8 mVLSeH mVywFh mWt-Xc mavn3Y mazHhK mdu0SK mmeb5W mmwaFN moDlSL
mr7yJV mulZbj mzKxHy n4tFWe n9mjaW nBllSS nDb75s nHTm1k nNhzb6 nPkVsX nQ1fZ9 nTDJiU nUb8DB nX00Kh nbHJDU njvERX nkgzFg nmxwnQ npM-lg ntg6t5
nuJTxc nvZjry o1PHf4 o3D2yI o5nXRi o7HJVQ oFVu3g oHOLA5 oJKXoQ oJ_jjP oKc-nb oKdDgW oNXm82 oR5-6g oSSdv8 oVYGAf oV_dJd oWhrla oYMFow oYip5K
oZIqi3 oer6Mg og1Rcp og4wNX okuRLd okyrPx omP3OU omb3HN omy2hf onRlr7 onYpEX or3WcG owpFcF p20d60 p6AFUa p7bswv pDglSZ pEn8k1 pHgQdH pJdVvr
pJzXp6 pKJCLI pLYn7s pOeXka pPyWs2 pRpraA pUyyqP pVxQ-H pW81-O pXwDID pYQN8U p_B4Jy paZiGq pbBSos pbSWfD pcOcke pceG-Q pjAtu4 poYUtX pr6Lrq
pv9Rnt q1lVeU q2mR_2 q3usr3 q4vSvo q8m88Z qBNIRy qF8OB0 qIBGbQ qOEudD qOO65p qSysqe qUISh2 qZMLqk q_Bmsm q_yciJ qb8s_n qdt5T5 qitl0u qkh5HC
qkk462 qnANTD qo98t6 qoBzpn qqCv8q qtLbZT qtU8SG qvrTE7 r-bY_C r0k4vr r30Q01 r36w3- r3dZlv r5KNTf r7YACq r9afhZ rGZ0J6 rHBtas rHJHl- rHs8yr
rNfdCT rQPXcf rUDWHQ rVjmi3 rfBspe rioBmQ rrawOe rvHe_x s0B-YP s2thPa s5d58h sAGCUm sAo5s3 sGHRBv sRT1VX sSv1iJ sTdrWF sVWdOJ sVaw97 s_KADJ
sbQ9ox scOxQA sdYC4G sdzaNi shjP3n sj0t_5 sj9_H0 sjAHae sjgGsA slWGpj srf2RO sxKO2H syvQEJ t1jOiT t90SHr tA6muk tAqMN1 tG5_lu tGkicd tImtXI
tNUolt t_JiTB tbbFVe td9f8k tdN8jM teJyMW tkR5_j tkUAtZ tlep62 tw-xj_ txFW7q txjGjc u0qkVi u1AHgj u4wGJR u6d0xj uEgXAF uNdUds uWEIKO uXivbH
u_Jomi udQ3qk udrWHU ufnYkH uhp7pp uik7Rp ujDg5b upn33k uxd8ud uyHBco v20bwF v5KPIt v5ZNAE v9Q0nM v9aklj vCupJS vMjixI vOJ7KQ vSspv4 vVvwa-
vXsBRb v_RxRY vaMauM vbzSDV veLGWy vfEvZf vgA5-X vocaTE vpgtjh vv-2Pz vv7NqF vvahho w0Pv0- w1t1FY w21bFS w2koYZ w49g0v w5lQoU w7W3Zy w9fD4U
wAD3Xf wCOELa wJm04s wJs9BW wK8jfv wLYYKL wMF87_ wQquYX wWGap_ wXZHJO wbCEb5 wc8SNQ wd6CUW weERn2 wkNwYZ woAvku wrgtHm wsu8cD wvXXKj wwLbX1
wxuec5 x1LmGI x5_-7t xBCDKQ xBMJLW xBbe5b xJDOmX xNTs1x xWY5-b xWkLch x_7mLD xcxYlS xfABD6 xqqYgi xuld3T xz5JxI y-Uduc y0vQVt y4AIUm yCPUAO
yI5DJQ yMKtKa yMuhpm yN6lhK yQ80MU yTfELA y_LvH2 ya3UcE ybQbI6 yhQYWs yhXN2u ylUnWa yoMpwu ys61Wv ytX8eG yvewZ3 yy4hy2 yyAiih z1dyJ3 z2lWhJ
z6l4KC z77wYP z9WHCk z9XwYd zBbr1Y zDXp3k zFzH9n zGmMPS zIBQJn zJ65p5 zJYIhQ zWpibq zYB9LZ zbE00M zcQxo_ zgwqKS ziyYE3 zjX-tC zmV_2L zmu0q4
zoTqnI zpG-H1 zxkNGV
`
