/** Written by `npm run docs` from the sample in content/. */

export const SAMPLE_OWNER = 'Camille Persienne'

/** Hashes of its texts and pictures. */
export const SAMPLE_HASHES = `
--lFAI -3qvs2 -8MEKi -HviqI -PezOw -QFnhT -Q_P4t -S2r4F -VFiVk -_zz2L -cOHsm -cpXpj -ifN54 -mbGbg -zFBuh 034api 07S_uU 0BzmOn 0Hw_Jp 0Hwc7y
0Jtvzc 0KLvh1 0LdStE 0LoYwi 0M-4qa 0XGIc2 0eBuXY 0eNmE4 0exStD 0fCWPm 0geDCu 0k2Zbd 0l-Bpn 0qTfim 0qoBGv 0quoaY 10Icd5 17_YHB 18wgR3 1AKujD
1IHa5J 1cVUV_ 1lEIsZ 1nCgC0 1otvGe 1qbyrD 1rn9wA 1t4wsv 1ueKA0 1uh3Tt 1ypKxI 1z-t_n 2-97aN 21aKL5 21dMEv 25Phdl 25bKfA 264Eyg 26kkNp 29CzZe
2CJnAf 2CX1EB 2CeXo1 2Eub8X 2HMDqu 2Jp2UR 2MU-qK 2MdCYW 2UriLG 2VS930 2XyvsF 2Y6yp_ 2YSOlt 2YtSen 2cNB9a 2clDWT 2g4GTF 2kxlmN 2rg-q- 2xmzrH
2y1EKu 2yfUj6 37H1Ep 386_gh 3FfY5M 3GRRFY 3HJHAi 3HxWhi 3Kbhp7 3KkfLH 3KmEF8 3R2bTq 3dWXXi 3dv7vQ 3fHnQu 3jfO7u 3kApys 3kTk2y 3ttJNS 3u1_f9
3xOxSX 3yoGFW 4-VScL 41jStX 44o7Kc 47k9Ra 49Cwis 4CuanR 4Dif63 4Kcvca 4LRc4F 4PNxbk 4Q6YSp 4TfwBx 4URVjy 4VgFH7 4WEGmW 4YZ_y7 4ZlZvi 4cBDeW
4gtVw8 4nS1Ji 4sUnv2 4vWHiP 52wS_3 59s07G 5FMoXB 5WKW9f 5Y8h5s 5aWGWy 5gunSX 5j_1oQ 5kOg9k 5q4LWr 5r5xwd 5zT8Wl 6-BuHB 6-Zhnm 63uQqR 65yfXk
66i0Sw 67PNw2 6HLB9V 6NSINc 6NdPkI 6O5w-_ 6OJB9D 6OeIYL 6PL4VM 6Q7c5n 6Q7fCu 6QvEx5 6TH1RG 6XZ79N 6i3PcE 6mtNm3 6yQoe4 6zSIVY 77WxlT 7Akto5
7HEKO9 7IBupe 7KtzX4 7MWYcx 7PjjBQ 7RCcb_ 7RWReb 7a9YAL 7ewTzO 7j8BfY 7jhPzd 7pOQK5 7qcLdA 7qnQ2- 7vfYzk 7wWaYS 84CYDH 84KwH6 84Qv1d 86XMYs
89I85v 8CnDJE 8HHxxW 8OTTtT 8T2Jfg 8VfTk9 8Wrzsp 8aOeBp 8bPl7b 8cJa88 8gHWaA 8h2ouA 8o67R6 8s7KnO 8vw04w 8xd-qA 8xqp6g 8y9HvS 9-vEwt 94RbCv
9FF_Hi 9IEnqb 9M8EKe 9Q2xRW 9Vhnaq 9WWTxa 9_Tb4M 9aAOl9 9c8Qy9 9f4eNB 9gFHiD 9h-uyx 9kaDLO 9o7jiF 9pSzYG 9q3dcw 9qaB2D 9sahEb 9sehcg 9sfVEC
9uZmst 9vtZqK 9wZ87d A1UdyH A2QKuc A38U1C A3Y_pk A4zU-o A6eFYm AB1bhu ACeu4V ACjH0Y ADn64D AKohJ4 AVP9Lv AXRA6j A_AMai A_B3Fr AmqZyu An2owr
AoQo_I Ar1TFb AttImV AvGx_b AxoMY7 AyYHK0 B2_Ebe B6oQ8X B700Hw BIrmun BR_32x BVDYo2 BVN6YK BdxDab BfHZB7 Bg9F40 BjYQas BlCJAA BwDuEg C2LIQx
C2gIMg C3RJnV C3YR12 C3wgTa C829YR CBVd3O CDw7QM CQ-tOW CS5BIK CcgBel CePbUU CghGae ChZrfx CltaXg Cqdkn4 Cw-Xps D3GGYd DHhEgT DImnXU DOxM-n
DQGxg4 DSxK3C DVBc6r DVrn87 DhBk0r Dji3eT Dls_KD Dm1o7V Do_pZn Dq0LZp E0UGw9 E6hoZL EAbqwU EDTuKB EEVIqu EM9iyF EOzgzh ESWoLe ETOmHr EVW1CC
E_6Z-w Ea_hmF EctZ2J EgfasO El0YSk EnUR_6 ErqXgt Es6-M8 EtBr1E EuF1U_ EuXSzD ExBu7b F-5FLt F-dJTH F07Alx F201mx F2FjKr F2OEcq F32Njl F5hdp0
F8u0Ys FBpN2C FBzTd_ FZSMGL FZv2_D FdNCnx Fel0NP Ff_pqE Ffp14T Fj1IjJ FoLMt4 Fq_IZE FwCDRX FyXFkc G8iZ5i G8ta1d GBKKZ0 GGEMOh GMf183 GO2aBD
GU10k4 GV5UvR GcIvNq Gg0pV9 GiUWZ6 GmzCeS GohUmL GosS0z Gq58i1 GxniKG H2u9Vt H3-na1 H4eed6 H6ZbFE H7JBhQ HDDmL1 HONTwX HSq7_o HXFHAc H__WCv
Hghscq HmpTTc HpDGnz HvkS3o I-J71L I36ADx IEpAAT IOSWYN IPrgfd IY4Tn2 I_VJvO IbPIv5 IfACia IfWcJM IlMqjz InmEEM It6sSo Iu8I7p IuVNk_ Ivp8sH
Iz2J3E J5sfas J820LI J87fo3 J8llyf JPcBEB JZm6zq JagCTq Jba_J8 JiLjbz JjFJsE JmmeVL JnOgwB JsBf4J K2HFOh K3db_s K7FLoS K83Blj K8miRW K9w2CJ
KDF3Ye KLXG-v KPBPFB KQVzVV KWeJOM KXgAUa Kb1bau KhPlrM Khe28l Kjq6iA Kjzqtx KqWRu8 Kr-YPx KvkO2p L-Z-9r L1SD9o L390hF L3e9EM L4DPBK L6mXRs
L6uEYu L8UfmR LEVjOz LFwalq LIX29K LO3l2A LiOLhx LjNM3f LnlFF_ Lrgl2- LuPS_c M2H1F- MBhzbB MBim4b MLQVyX MLXuJ6 MLyHYa MioesZ Miymc7 Mjk_LX
MlIRUf MplIIb MxcCPv N1dqsn N2RqWV N3YOb5 N5uYGe N8T1qm NA4uVO NA_AE2 NBfg09 NIM0FJ NJEQ8v NLKc7T NR2XG9 NSqtFM NV-cqc NYlwtG NgysDe Ni8-f7
Njv8PO NkI0QB Nr76C0 O0rjlN O3HNX- O4JGYQ OCSkdZ ODozrB OHQJlm OJW5ZX OKdH0L ON4PCW OPlXrQ OSN-Zd OSYJQs OUI40H OUj0nx ObTw8f OckJG7 Og_FzU
OjxyuD Om4w2w Onv51q OpY2x2 OpxzU1 Otn0-Z OuD8L4 OuIBDn OuxjNf Ouznbs Ov_Ubo OxbmWW Oz5vbh Ozl_7c P5N7Fc PB_D63 PELGfD PGF6gc PLVmG4 PQ_AQZ
PXJC79 Pa634c PgWZEC PhSVf6 Pkd-Z5 PkfMUD Pn2iKH Poy3lV PxaW0v Q9XM7v QCJcrU QDPkZE QGbbu2 QH2KZg QHxXI0 QItHIz QKUurs QOlWtj QPjlxw QTDo6e
Qc7YH4 QcKT38 QdFPdE QdnU6L Qg9RC3 Qi6uCk QiE2Co QnxDrT QqSIdQ QsyPcl QtwCwm R0GjGj R4dJdh R8nPi6 RGRFjW RGj68L RT_bSM RXL2hs R_yTpt RbzUee
RccRjX Rh5Hwp RkES0G RlpCIj Rn4KHc Rsjig5 RuDlrp RwQyoc RwYYD0 RxQkXP S5Jbe_ SC2ocO SFJRT6 SGtZ5V SIUOEw SJWPCq SSwjWN SVre1t SVvrL9 SZ00vj
S_430Z SnE9_E SvM-2d Sxu9Ak T0EIY9 T0oo77 T3b0x6 T6K9VY T6KvlV TEUxa1 TEhwk9 TKC07B TKhol4 TOckJq TfBulC TgjeXr ThqNQ- TnwJ3Z TqEmWe Tr014a
TuECfE Tv9HMl TvVU-1 U1tprV U6JS4X UCtW-9 UG1554 UJ0c0G UQcU_A UWp6K6 UYDh2t U_9xeK UaCm1b Udtns2 Uq_TEO Usd4GW Uwtuxs UylbWl Uz3-LI V0YXAO
V1QY6g V6xTrj V8vFlG VDB64C VDpRLD VDrZ8n VE1scb VFKCXs VGUUfa VIS0Bj VOzfs- VUOLnr VVz0uL VWuzIp VcNGvb VdusxU ViTjcd Vkw4N5 VyA-Rd W9OK5t
WA5JcS WKkV_G WNdMDM WOomDu WXY6Ra WcqXWK WgC2ef WktHjJ WnncaI WqabhJ WsPtxx WtN8p_ Wtxul4 Ww2rZ5 X32eDo XDcgxt XH9V9n XNTm1v XNs6Dt XRzhH6
XXOda2 Xai938 XcVBM0 Xcjg0x XgrxQm XhkpXS XrUd-X XsGtyt XtxC77 Y5QzLp Y7GxN5 Y8rxIB YD4j1B YNFGoT YOQyY- YOfXsE YTfn0m YaF8zF YbDO6j YfKXS-
YkRH5y Yvo3Fg Z33oa2 Z84em6 ZDfgGm ZEBEr_ ZFS1a2 ZGqsL1 ZOhqHe ZPN-HB ZUNlQN ZvfU0V ZxYUIk ZyNIAi _4OWOU _5yQRZ _83VWM _EXBkF _FexNz _Hdj3k
_LYiB6 _LkqwN _RoJH7 _UeLea __BsfT _bRCil _bg_za _cdBYi _dW2KJ _dzYBQ _gubHU _iipPu _jfpUN _knae2 _u39PM _u3Ha_ _ytiWu a1dRfU a3zUp_ a9C1ZQ
aBQTkR aBbuT0 aCl8l9 aGZ1oi aGeW8H aMfMD1 aOtbJh aRw9qX aW_DOM a_VGBt absabh ahoOv9 ajJ4dy aqxiwk axzagL b60rC9 b61UR8 bEdJ-w bG2jul bHtgrE
bJqqJp bNdLUs bO5Wit bQwVRu bUZNcj bXPvwy b_Rv_U baHFE9 bbSAaT bgl1Pk bigvOG bmcC_5 bwNzSO byJb8s bzHzFn c1F42b c6HUa8 c8V8Aq cG6Noo cMOUZG
cMwplE cV7h75 cWGUIe cZFeRo caT0_9 ccUNh_ cczIfR cf-K_s cm4HXU cs0BSA cuOjzw cuWTiO d-hHdQ d03AxM d1xQ-4 d3WLvD d540N8 dKV_0y dL4vEw dOnlMx
dRD_EX dSW9ID dVliJc dWi2xH d_M8Y5 da4E9Z dbfBlx dfF1Na dkdXUB do1BE6 dqKBc8 dqdrnO dw7G-z dxQ1_S dyc0G3 dzEYsp eGay38 eGpKcA eIhFTa eNLHC2
eOUZ_V eZ8Mao eZAoSL ea_kCy ec82w0 egmaj9 ehhejU ej1K_8 el2xcP elE1Mk epBfuu erJCT- ex48l2 ex78BZ ezL9Ux f3qARM f46Sh6 fCWBOI fCmQ1R fEzB_g
fGt7sg fGtJS8 fJgSqm fKP-hr fKXROn fQgaHl fQmTta fZ8mSI fbxQ7v ffc-rr fmUIsj fpmdTt fsKhBK fxb7Qt g0_cHV g3utwo g5NvGd g6Z-bX g8vqSM g9yZq1
gJC4_t gKanO3 gRcGAN gSA3rM gVF2Ve gVFnV9 gdY9tg gfuIZd gg4rRy ghpOXw gktWgr goD4BC gqrfx5 gskCVw gvfU1H gxLCD3 h1monr h7OJl8 hDSOS4 hPt4-L
hRizzZ hStl4S ha0OLW hcDygt hd3m_w hfdNBZ hnp-Ed hoThSX hp8raF hsyGP3 hyW9An hzwm00 i4NAWA i6x1Wx i8FbvD i9nI3L iFIipr iLPAtA iL_nnN iLa2fJ
iNnxoR iOVRE9 iQLhYU iRSksY iRW2LR iUWIRQ iZs5Ta ikAJ7F ilL5Ag ilXSiS j0GW58 j0ZMXU j4sePI j7WkkQ j89Mdn j8QaE5 j8fODW jBiDaK jBkPbu jGKNB5
jHC-Ar jWghtn jXGwsX jaty6n jbaRxL jfhMfv jiiQ-j jlBThw jms52b k-L-LS k1GYkM k56a0l k6VEKd k73KVQ k84bKJ k9RaZC kGBhY8 kNZX6I kTan0P kUd2ro
kZWSEq k_5DKq kcQh0J knLdly kq1_b- kqWY_g kwO55v kxHVX7 kxvFcR kzWJGS l1OQU9 lBtPO1 lIgKx2 lS3kLy lUXSpO lZ3-Pv lcbl84 ld-mka lkio8e llsU-p
lnGR_d lrOAme lrkbtM lsY_Ev ltObZA lw8nSn m2Zb1D mDkMkb mKXdu4 mSkS6_ mVywFh mWt-Xc mavn3Y mazHhK mdu0SK mmeb5W mmwaFN mr7yJV mzKxHy n4tFWe
n9mjaW nHTm1k nNhzb6 nQ1fZ9 nTDJiU nUb8DB nX00Kh njvERX nkgzFg nmxwnQ npM-lg ntg6t5 nuJTxc o1PHf4 o5nXRi oHOLA5 oJKXoQ oJ_jjP oKc-nb oKdDgW
oNXm82 oSSdv8 oVYGAf oV_dJd oWhrla oYMFow oYip5K oZIqi3 oer6Mg og1Rcp og4wNX okuRLd okyrPx omP3OU omb3HN omy2hf onYpEX or3WcG p20d60 pDglSZ
pEn8k1 pHgQdH pJdVvr pOeXka pRpraA pUyyqP pW81-O pYQN8U paZiGq pbSWfD pceG-Q poYUtX pr6Lrq pv9Rnt q1lVeU q2mR_2 q3usr3 q4vSvo q8m88Z qBNIRy
qOEudD qOO65p qSysqe qUISh2 qZMLqk q_Bmsm q_yciJ qb8s_n qdt5T5 qitl0u qkh5HC qkk462 qnANTD qo98t6 qoBzpn qqCv8q qtLbZT qvrTE7 r-bY_C r30Q01
r5KNTf r7YACq r9afhZ rGZ0J6 rHBtas rHJHl- rHs8yr rNfdCT rUDWHQ rfBspe rioBmQ rrawOe rvHe_x s2thPa s5d58h sAGCUm sAo5s3 sGHRBv sRT1VX sTdrWF
sbQ9ox scOxQA sdYC4G sdzaNi sj0t_5 sjgGsA srf2RO sxKO2H syvQEJ t1jOiT t90SHr tAqMN1 tG5_lu tGkicd tNUolt t_JiTB tbbFVe td9f8k teJyMW tkUAtZ
u4wGJR u6d0xj uWEIKO udQ3qk udrWHU ufnYkH uik7Rp ujDg5b upn33k v20bwF v5KPIt v9Q0nM vMjixI vVvwa- vXsBRb v_RxRY vaMauM vbzSDV vpgtjh vv-2Pz
vv7NqF vvahho w0Pv0- w1t1FY w21bFS w49g0v w5lQoU wAD3Xf wK8jfv wLYYKL wMF87_ wQquYX wXZHJO wbCEb5 wc8SNQ wkNwYZ woAvku wsu8cD wvXXKj wwLbX1
wxuec5 x5_-7t xBCDKQ xBMJLW xJDOmX xNTs1x xWkLch x_7mLD xfABD6 xuld3T xz5JxI y-Uduc y0vQVt y4AIUm yCPUAO yMKtKa yMuhpm yN6lhK yQ80MU yTfELA
y_LvH2 ybQbI6 yhQYWs yhXN2u yoMpwu ys61Wv yvewZ3 yy4hy2 z1dyJ3 z6l4KC z77wYP z9WHCk z9XwYd zBbr1Y zDXp3k zFzH9n zIBQJn zJ65p5 zJYIhQ zWpibq
zYB9LZ zbE00M zcQxo_ zgwqKS ziyYE3 zjX-tC zmV_2L zoTqnI zxkNGV
`
